import { mailTemporaryPassword } from '../accounts/temporary-password';
import { reconcilePayment } from '../filing/payment/reconcile-payment';
import { takeEffect } from '../filing/record/take-effect';
import { sendMail, sendText } from '../followers/send';
import { closeWhenExpired } from '../providers/payment/close-session';
import { deliverNotification } from '../providers/payment/deliver-notification';
import { settleCharge } from '../providers/payment/settle-charge';
import { runDigest } from '../notices/digest';
import { runNotices } from '../notices/notices';
import { whileSo } from '../notices/still-so';
import { mailPasscode } from '../passcodes/mail-passcode';
import { releaseExpiredLock } from '../review/act-on-pending';
import { runCleanup } from './cleanup/cleanup';
import { runObjectRemoval } from './cleanup/object-removal';
import { runStorageSweep } from './cleanup/storage-sweep';
import { runNamesSetFree } from './names-set-free/names-set-free';
import { runOverdueReports } from './overdue-reports/overdue-reports';
import { runPaymentBook } from './payment-book';
import { runRecordSnapshot } from './record-snapshot';
import { runReminders } from './report-reminders/run-reminders';
import type { Jobs } from './job';
import { whileMore } from './while-more';

const FOREVER = Infinity;

/** How each kind of job is run. Jobs that money or a record depends on are tried forever. */
export const JOBS: Jobs = {
  mail: { lane: 'mail', maxAttempts: 20, run: sendMail },
  text: { lane: 'mail', maxAttempts: 20, run: sendText },
  notice: { lane: 'notices', maxAttempts: 20, run: whileSo(sendMail) },
  'notice-text': { lane: 'notices', maxAttempts: 20, run: whileSo(sendText) },
  'notice-digest': { lane: 'telling', maxAttempts: FOREVER, run: runDigest },
  notices: { lane: 'telling', maxAttempts: FOREVER, run: (registry) => runNotices(registry) },
  'report-reminders': { lane: 'telling', maxAttempts: FOREVER, run: whileMore(runReminders) },
  letter: { lane: 'mail', maxAttempts: FOREVER, run: mailPasscode },
  'temporary-password': { lane: 'mail', maxAttempts: 20, run: mailTemporaryPassword },
  'payment-notification': {
    lane: 'record',
    maxAttempts: 15,
    run: ({ config }, { event }) => deliverNotification(config, event),
  },
  'charge-settlement': {
    lane: 'record',
    maxAttempts: FOREVER,
    run: ({ db, clock }, { sessionId }) => settleCharge(db, sessionId, clock.now()),
  },
  'card-session-expiry': {
    lane: 'record',
    maxAttempts: FOREVER,
    run: ({ db, clock }, { sessionId }) => closeWhenExpired(db, sessionId, clock.now()),
  },
  'payment-reconciliation': { lane: 'record', maxAttempts: FOREVER, run: reconcilePayment },
  refund: {
    lane: 'record',
    maxAttempts: FOREVER,
    run: async ({ providers }, { sessionId }) => {
      await providers.payment.refund(sessionId);
    },
  },
  'delayed-effect': {
    lane: 'record',
    maxAttempts: FOREVER,
    run: (registry, { transactionId }) => takeEffect(registry, transactionId),
  },
  'lock-expiry': { lane: 'record', maxAttempts: FOREVER, run: releaseExpiredLock },
  cleanup: { lane: 'upkeep', maxAttempts: FOREVER, run: whileMore(runCleanup) },
  'object-removal': { lane: 'upkeep', maxAttempts: FOREVER, run: runObjectRemoval },
  'storage-sweep': { lane: 'upkeep', maxAttempts: FOREVER, run: whileMore(runStorageSweep) },
  'names-set-free': { lane: 'upkeep', maxAttempts: FOREVER, run: whileMore(runNamesSetFree) },
  'record-snapshot': { lane: 'files', maxAttempts: FOREVER, run: runRecordSnapshot },
  'payment-book': { lane: 'upkeep', maxAttempts: FOREVER, run: runPaymentBook },
  'overdue-reports': { lane: 'upkeep', maxAttempts: FOREVER, run: whileMore(runOverdueReports) },
};

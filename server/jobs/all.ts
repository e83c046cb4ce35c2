import { mailTemporaryPassword } from '../accounts/temporary-password';
import { reconcilePayment } from '../filing/payment/reconcile-payment';
import { takeEffect } from '../filing/record/take-effect';
import { closeSession } from '../providers/payment/close-session';
import { deliverNotification } from '../providers/payment/deliver-notification';
import { settleCharge } from '../providers/payment/settle-charge';
import { mailPasscode } from '../passcodes/mail-passcode';
import { releaseExpiredLock } from '../review/act-on-pending';
import { runCleanup } from './cleanup/cleanup';
import { runOverdueReports } from './overdue-reports/overdue-reports';
import type { Jobs } from './job';

const FOREVER = Infinity;

/** How each kind of job is run. Jobs that money or a record depends on are tried for ever. */
export const JOBS: Jobs = {
  mail: {
    maxAttempts: 20,
    run: ({ providers }, { to, subject, text }, outboxId) =>
      providers.mail.send({ messageId: `<${outboxId}.outbox@business-registry>`, to, subject, text }),
  },
  letter: { maxAttempts: FOREVER, run: mailPasscode },
  'temporary-password': { maxAttempts: 20, run: mailTemporaryPassword },
  'payment-notification': {
    maxAttempts: 15,
    run: ({ config }, { event }) => deliverNotification(config, event),
  },
  'charge-settlement': {
    maxAttempts: FOREVER,
    run: ({ db, clock }, { sessionId }) => settleCharge(db, sessionId, clock.now()),
  },
  'card-session-expiry': {
    maxAttempts: FOREVER,
    run: async ({ db, clock }, { sessionId }) => {
      await closeSession(db, sessionId, 'expired', clock.now());
    },
  },
  'payment-reconciliation': { maxAttempts: FOREVER, run: reconcilePayment },
  refund: {
    maxAttempts: FOREVER,
    run: async ({ providers }, { sessionId }) => {
      await providers.payment.refund(sessionId);
    },
  },
  'delayed-effect': {
    maxAttempts: FOREVER,
    run: (registry, { transactionId }) => takeEffect(registry, transactionId),
  },
  'lock-expiry': { maxAttempts: FOREVER, run: releaseExpiredLock },
  cleanup: { maxAttempts: FOREVER, run: runCleanup },
  'overdue-reports': { maxAttempts: FOREVER, run: runOverdueReports },
};

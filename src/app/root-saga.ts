import { spawn } from 'typed-redux-saga';
import { watchAgent } from '../agent/saga';
import { watchAddressVerification } from '../filing/address-saga';
import { watchAttachments } from '../filing/attachments-saga';
import { watchContent } from '../filing/content-saga';
import { watchFilingEntry } from '../filing/entry-saga';
import { watchFilingKeeping } from '../filing/keep-saga';
import { watchLeaving } from '../filing/leave-saga';
import { watchSteps } from '../filing/step-saga';
import { watchDocuments } from '../payment/documents-saga';
import { watchPayment } from '../payment/payment-saga';
import { watchReceipt } from '../payment/receipt-saga';
import { watchWhatsNext } from '../payment/whats-next-saga';
import { watchIdle } from '../session/idle-saga';
import { watchSession } from '../session/session-saga';
import { safely } from './safely';

const watchers = [
  watchSession,
  watchIdle,
  watchFilingEntry,
  watchSteps,
  watchFilingKeeping,
  watchLeaving,
  watchAddressVerification,
  watchAttachments,
  watchContent,
  watchPayment,
  watchReceipt,
  watchDocuments,
  watchWhatsNext,
  watchAgent,
];

/** Only spawns: each watcher stands on its own. */
export function* rootSaga() {
  for (const watcher of watchers) yield* spawn(safely(watcher));
}

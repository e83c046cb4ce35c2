import { spawn } from 'typed-redux-saga';
import { watchAgentEntry } from '../agent/entry-saga';
import { watchAddressVerification } from '../filing/address-saga';
import { watchAttachments } from '../filing/attachments-saga';
import { watchContent } from '../filing/content-saga';
import { watchFilingEntry } from '../filing/entry-saga';
import { watchFilingKeeping } from '../filing/keep-saga';
import { watchLeaving } from '../filing/leave-saga';
import { watchOtherTabs } from '../filing/other-tabs-saga';
import { watchSteps } from '../filing/step-saga';
import { watchDocuments } from '../payment/documents-saga';
import { watchPayment } from '../payment/payment-saga';
import { watchReceipt } from '../payment/receipt-saga';
import { watchWhatsNext } from '../payment/whats-next-saga';
import { safely } from './safely';

const watchers = [
  watchFilingEntry,
  watchSteps,
  watchFilingKeeping,
  watchLeaving,
  watchOtherTabs,
  watchAddressVerification,
  watchAttachments,
  watchContent,
  watchPayment,
  watchReceipt,
  watchDocuments,
  watchWhatsNext,
  watchAgentEntry,
];

/** Everything that the pages of a filing need. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(safely(watcher));
}

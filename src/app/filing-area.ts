import { spawn } from 'typed-redux-saga';
import { watchAgentEntry } from '../agent/entry-saga';
import { agentReducer } from '../agent/slice';
import { watchAddressVerification } from '../filing/address-saga';
import { watchAttachments } from '../filing/attachments-saga';
import { watchContent } from '../filing/content-saga';
import { contentReducer } from '../filing/content-slice';
import { watchFilingEntry } from '../filing/entry-saga';
import { watchFilingKeeping } from '../filing/keep-saga';
import { watchLeaving } from '../filing/leave-saga';
import { watchOtherTabs } from '../filing/other-tabs-saga';
import { watchSteps } from '../filing/step-saga';
import { watchDocuments } from '../payment/documents-saga';
import { watchPayment } from '../payment/payment-saga';
import { watchWakingUp } from '../payment/waking-up-saga';
import { watchReceipt } from '../payment/receipt-saga';
import { receiptReducer } from '../payment/receipt-slice';
import { paymentReducer } from '../payment/slice';
import { watchWhatsNext } from '../payment/whats-next-saga';
import type { AreaReducers } from './root-reducer';
import { safely } from './safely';

/** A filing has its agent, chosen in the wizard. */
export const areaReducers = {
  agent: agentReducer,
  content: contentReducer,
  payment: paymentReducer,
  receipt: receiptReducer,
} satisfies AreaReducers;

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
  watchWakingUp,
  watchReceipt,
  watchDocuments,
  watchWhatsNext,
  watchAgentEntry,
];

/** Everything that the pages of a filing need. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(safely(watcher));
}

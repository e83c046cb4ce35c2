import { spawn } from 'typed-redux-saga';
import { watchDocuments } from '../../filing/documents/documents-saga';
import { watchBackForwardCache } from '../../filing/payment/bfcache-saga';
import { watchPayment } from '../../filing/payment/payment-saga';
import { watchReceipt } from '../../filing/receipt/receipt-saga';
import { watchWhatsNext } from '../../filing/whats-next/whats-next-saga';
import { safely } from '../safely';

const watchers = [watchPayment, watchBackForwardCache, watchReceipt, watchDocuments, watchWhatsNext];

/** What the pages from review on need: to pay, to follow the payment, and to hand out documents. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(safely(watcher));
}

import { spawn } from 'typed-redux-saga';
import { watchDocuments } from '../../filing/documents/documents-saga';
import { watchBackForwardCache } from '../../filing/payment/bfcache-saga';
import { watchCheckAgain } from '../../filing/payment/check-again-saga';
import { watchPayment } from '../../filing/payment/payment-saga';
import { watchReturning } from '../../filing/payment/return-saga';
import { restartOnError } from '../restart-on-error';

const watchers = [watchPayment, watchBackForwardCache, watchReturning, watchCheckAgain, watchDocuments];

/** Sagas of the pages from review on: paying, returning from the payment, and opening documents. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(restartOnError(watcher));
}

import { spawn } from 'typed-redux-saga';
import { watchReceipt } from '../../filing/receipt/receipt-saga';
import { watchWhatsNext } from '../../filing/whats-next/whats-next-saga';
import { restartOnError } from '../restart-on-error';

const watchers = [watchReceipt, watchWhatsNext];

/** Sagas of the pages after a payment: following it, and showing what comes next. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(restartOnError(watcher));
}

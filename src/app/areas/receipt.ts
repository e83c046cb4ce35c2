import { spawn } from 'typed-redux-saga';
import { watchReceipt } from '../../filing/receipt/receipt-saga';
import { watchWhatsNext } from '../../filing/whats-next/whats-next-saga';
import { restartOnError } from '../restart-on-error';

const watchers = [watchReceipt, watchWhatsNext];

/** What the pages after a payment need: to follow it, and to say what comes next. */
export function* areaSagas() {
  for (const watcher of watchers) yield* spawn(restartOnError(watcher));
}

import { call, put, select, takeLeading } from 'typed-redux-saga';
import { filingPath, type Filing } from '#rules';
import { openPage } from '../app/pages-saga';
import { service } from '../app/services-saga';
import { ask } from '../client/ask';
import { applyEffects } from '../client/effects';
import { keepDraft } from '../filing/keep-saga';
import { selectDraft, selectFiling } from '../filing/selectors';
import { logError } from '../session/log';
import { paymentHandOffNoted } from '../session/control-slice';
import { paymentFailed, paymentHandedOff, paymentNameTaken, paymentRefused, paymentRequested } from './slice';

/** Where the catalog only logs, the filer still has to know that nothing was charged. */
const NOT_STARTED = 'Payment could not be started. Nothing was charged. Try again.';

/** Addresses that the payment page sends the filer back to; a payment that was given up is told of on the receipt page. */
const returnAddresses = (origin: string, { filingType }: Filing, refId: string) => {
  if (filingType === '') throw new Error('A filing without a type cannot be paid');
  const receiptUrl = origin + filingPath(filingType, 'receipt', { refId });
  return { receiptUrl, backUrl: origin + filingPath(filingType, 'filingreview'), cancelUrl: receiptUrl };
};

/** Opens the payment under the filing's submission key and leaves for it; asking twice opens the same one (W7-payment). */
function* openPayment() {
  const filing = yield* select(selectFiling);
  const kept = yield* keepDraft(filing);
  if (kept.kind === 'failed') return yield* put(paymentFailed(kept.message || NOT_STARTED));
  if (kept.kind === 'submitted') return yield* openPage('receipt');
  const { refId } = yield* select(selectDraft);
  const navigator = yield* service('navigator');
  const { outcome, data, problems } = yield* ask('startPayment', {
    body: { refId, filing, ...returnAddresses(navigator.origin, filing, refId) },
  });
  const applied = yield* applyEffects('startPayment', outcome, { problems });
  if (outcome.kind === 'ok' && data?.paymentURL) {
    const storage = yield* service('storage');
    storage.session.write('ref', data.refId ?? refId);
    yield* put(paymentHandOffNoted());
    yield* put(paymentHandedOff());
    return yield* call([navigator, 'leave'], data.paymentURL);
  }
  if (applied.page === 'receipt') return;
  if (applied.dialog === 'nameTaken') return yield* put(paymentNameTaken());
  if (applied.problems.length > 0) {
    return yield* put(paymentRefused({ problems: applied.problems, message: applied.message }));
  }
  yield* put(paymentFailed(applied.message || NOT_STARTED));
}

function* requestPayment() {
  try {
    yield* call(openPayment);
  } catch (error) {
    yield* call(logError, 'Payment failed to start', error);
    yield* put(paymentFailed(NOT_STARTED));
  }
}

export function* watchPayment() {
  // A second click while one is under way is ignored.
  yield* takeLeading(paymentRequested, requestPayment);
}

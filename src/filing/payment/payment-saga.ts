import { call, put, select } from 'typed-redux-saga';
import { filingPath, paymentRefusal, type Filing } from '#rules';
import { service } from '../../session/services';
import { ask } from '../../client/ask';
import { saveDraft, savesAreDone } from '../wizard/save-saga';
import { selectDraft, selectFiling } from '../wizard/selectors';
import { logError } from '../../session/log';
import { paymentHandOffNoted } from '../../session/control-slice';
import {
  paymentFailed,
  paymentHandedOff,
  paymentNameTaken,
  paymentRecordChanged,
  paymentRefused,
  paymentRequested,
  type FilingProblem,
} from './payment-slice';
import { applyEffects, openPage, type Applied } from '../../session/outcomes';
import type { Answer } from '../../client/client';
import { watchLeading } from '../../session/watch';

/** Shown where the catalog only logs: the filer has to know that nothing was charged. */
const NOT_STARTED = 'Payment could not be started. Nothing was charged. Try again.';
const RECORD_NOT_READ =
  'The record of the entity has changed since this filing began, and could not be read at this time. Nothing was charged. Try again.';

/** Addresses that the payment page sends the filer back to; the receipt page also reports a canceled payment. */
const returnUrls = (origin: string, { filingType }: Filing, refId: string) => {
  if (filingType === '') throw new Error('A filing without a type cannot be paid');
  const receiptUrl = origin + filingPath(filingType, 'receipt', { refId });
  return { receiptUrl, backUrl: origin + filingPath(filingType, 'filingreview'), cancelUrl: receiptUrl };
};

/** The reference under which the filing is paid: that of the draft, or of a first save where there is none. */
function* referenceToPay(filing: Filing) {
  yield* savesAreDone();
  const { refId } = yield* select(selectDraft);
  if (refId) return { refId };
  const saved = yield* saveDraft(filing);
  return saved.kind === 'saved' ? { refId: (yield* select(selectDraft)).refId } : { saved };
}

type Started = Answer<'startPayment'> & { applied: Applied };

function* askToStart(filing: Filing, refId: string): Generator<unknown, Started> {
  const navigator = yield* service('navigator');
  const answer = yield* ask('startPayment', {
    body: { refId, filing, ...returnUrls(navigator.origin, filing, refId) },
  });
  const applied = yield* applyEffects('startPayment', answer.outcome, {
    problems: answer.problems,
  });
  return { ...answer, applied };
}

/**
 * Opens the payment under the filing's submission key and goes to its page; asking twice opens the same one (W7-payment). The
 * request carries the filing and saves it.
 */
function* openPayment() {
  const filing = yield* select(selectFiling);
  const { refId, saved } = yield* referenceToPay(filing);
  if (saved?.kind === 'failed') return yield* put(paymentFailed(saved.message || NOT_STARTED));
  if (saved || !refId) return yield* openPage('receipt');
  const started = yield* askToStart(filing, refId);
  if (started.applied.retryAfter === null) return yield* proceedFrom(started, refId);
  // The server no longer knows the reference: the filing is saved under a new one, and asked for once more.
  const saving = yield* saveDraft(filing, { isForgotten: true });
  if (saving.kind === 'failed') return yield* put(paymentFailed(saving.message || NOT_STARTED));
  const { refId: newRefId } = yield* select(selectDraft);
  yield* proceedFrom(yield* askToStart(filing, newRefId), newRefId);
}

/** Leaves for the card page, or says on the review why that cannot be. */
function* proceedFrom({ outcome, data, applied }: Started, refId: string) {
  if (outcome.kind === 'ok' && data?.paymentURL) {
    const storage = yield* service('storage');
    const navigator = yield* service('navigator');
    storage.session.write('ref', data.refId ?? refId);
    yield* put(paymentHandOffNoted());
    yield* put(paymentHandedOff());
    return yield* call([navigator, 'leave'], data.paymentURL);
  }
  if (applied.page === 'receipt') return;
  if (applied.dialog === 'nameTaken') return yield* put(paymentNameTaken());
  if (applied.problems.length > 0) return yield* showRefusal(applied);
  yield* put(paymentFailed(applied.message || NOT_STARTED));
}

/** Says on the review what keeps the filing from payment, and takes the record into it where that has changed. */
function* showRefusal({ problems, message }: Applied) {
  const { recordChanges, toMend, obstacles } = paymentRefusal<FilingProblem>(problems);
  const hasChanged = recordChanges.length > 0;
  if (hasChanged) {
    const { takeRecordAsItIs } = yield* call(() => import('./take-record'));
    if (!(yield* takeRecordAsItIs())) return yield* put(paymentFailed(RECORD_NOT_READ));
  }
  if (toMend.length > 0) return yield* put(paymentRefused({ problems: toMend, message, recordChanges }));
  if (obstacles.length > 0) return yield* put(paymentFailed(obstacles.join(' ')));
  yield* put(paymentRecordChanged(recordChanges));
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
  // A second click is ignored while the first is handled.
  yield* watchLeading(paymentRequested, requestPayment);
}

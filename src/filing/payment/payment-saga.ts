import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { answeredStatus, filingPath, pageFlags, type Filing, type FilingProblem, type Text } from '#rules';
import { service } from '../../session/services';
import { ask } from '../../client/ask';
import { watchSubmits, type SubmitResult } from '../../forms/submit-saga';
import { callCancellable } from '../../session/call-cancellable';
import { showAsSaved } from '../wizard/saving/other-tabs-saga';
import { openStep } from '../wizard/saving/leave-saga';
import { saveDraft } from '../wizard/saving/save-saga';
import { parseFiling } from '../wizard/saving/parse-filing';
import { filingRefreshed, SAVED_SINCE } from '../wizard/draft-slice';
import { selectDraft, selectFiling } from '../wizard/selectors';
import { logError } from '../../session/log';
import { filingInitialized, paymentHandOffNoted } from '../../session/control-slice';
import { paymentHandedOff, paymentRefused, paymentRequested, paymentReset } from '../wizard/payment-slice';
import { CANCELED_QUERY } from '../wizard/canceled-query';
import type { Applied } from '../../session/applied-outcome';
import { applyEffects, openPage } from '../../session/outcomes';
import type { Answer, Renewed } from '../../client/client';

/** Shown where the catalog only logs: the filer has to know that nothing was charged. */
const NOT_STARTED = 'Payment could not be started. Nothing was charged. Try again.';

/** Milliseconds after which a browser that was to leave for the card page, and has not, is taken to stay. */
const LONGEST_HAND_OFF = 30_000;

/** Addresses that the payment page sends the filer back to; after Cancel the receipt page looks the payment up and leads to the review. */
const returnUrls = (origin: string, { filingType }: Filing, refId: string) => {
  if (filingType === '') throw new Error('A filing without a type cannot be paid');
  const receiptUrl = origin + filingPath(filingType, 'receipt', { refId });
  const cancelUrl = origin + filingPath(filingType, 'receipt', { refId, ...CANCELED_QUERY });
  return { receiptUrl, backUrl: origin + filingPath(filingType, 'filingreview'), cancelUrl };
};

type Started = Answer<'startPayment'> & { applied: Applied };

/** What the page names to its filer, who has agreed to it. */
type Agreed = Parameters<typeof paymentRequested>[0];

function* askToStart(filing: Filing, refId: string, { fee, confirmed }: Agreed): Generator<unknown, Started> {
  const navigator = yield* service('navigator');
  const { saved } = yield* select(selectDraft);
  const answer = yield* ask('startPayment', {
    body: {
      refId,
      filing,
      version: saved?.version,
      fee,
      confirmed: [...confirmed],
      ...returnUrls(navigator.origin, filing, refId),
    },
  });
  const applied = yield* applyEffects('startPayment', answer.outcome, {
    problems: answer.problems,
  });
  return { ...answer, applied };
}

const failed = (message: Text): SubmitResult => ({ refused: { message: message || NOT_STARTED } });

/**
 * Saves the filing, where the registry does not have it already, opens the payment under the filing's submission key, and goes to its page;
 * asking twice opens the same one (W7-payment).
 * @param isForgotten the server no longer knows the reference: the filing is saved under a new one
 */
function* openPayment(agreed: Agreed, isForgotten = false): Generator<unknown, SubmitResult> {
  const saved = yield* saveDraft(yield* select(selectFiling), { isForgotten });
  if (saved.kind === 'leaves') return { proceed: () => openPage(saved.page) };
  if (saved.kind !== 'saved') return failed(saved.message);
  // As it was saved, perhaps with what has come from another tab.
  const { filing, refId } = yield* select(selectDraft);
  const started = yield* askToStart(filing, refId, agreed);
  const isUnknown = started.applied.retryAfter !== null && !isForgotten;
  return isUnknown ? yield* openPayment(agreed, true) : yield* proceedFrom(started, refId);
}

/** Leaves for the card page, or says on the review why that cannot be. */
function* proceedFrom(
  { outcome, data, renewed, applied }: Started,
  refId: string,
): Generator<unknown, SubmitResult> {
  if (outcome.kind === 'ok' && data?.paymentURL) {
    const { paymentURL } = data;
    const storage = yield* service('storage');
    storage.session.write('ref', data.refId ?? refId);
    yield* callCancellable(() => handOff(paymentURL));
    return { refused: {} };
  }
  // The catalog has led there: to the receipt, or to a login that has ended.
  if (applied.page !== null) return { refused: {} };
  if (answeredStatus(outcome) === SAVED_SINCE) {
    return failed((yield* showAsSaved(refId)) ? applied.message : NOT_STARTED);
  }
  if (applied.dialog === 'nameTaken')
    return yield* showRefusal(data?.problems ?? [], { renewed: data?.renewed, isNameTaken: true });
  return applied.problems.length > 0
    ? yield* showRefusal(applied.problems, { renewed })
    : failed(applied.message);
}

/**
 * Shows the filing as the registry has brought it up to date, with the steps that it has now, and why it cannot be paid: a reload shows the
 * same (T1-since).
 */
function* showRefusal(
  problems: readonly FilingProblem[],
  { renewed, isNameTaken }: { renewed?: Renewed; isNameTaken?: boolean },
): Generator<unknown, SubmitResult> {
  const filing = renewed ? parseFiling(renewed.filing) : null;
  if (filing) {
    yield* put(filingRefreshed({ filing, version: renewed?.version }));
    yield* put(filingInitialized(pageFlags(filing)));
  }
  yield* put(paymentRefused({ problems, isNameTaken }));
  return yield* shownOnReview();
}

/** Review has the list of problems and the dialog, the page of the payment has not. */
function* shownOnReview(): Generator<unknown, SubmitResult> {
  const { openedStep } = yield* select(selectDraft);
  return openedStep === 'filingreview' ? { refused: {} } : { proceed: () => openStep('filingreview') };
}

/**
 * Has the browser leave for the card page. The form stays busy until it has, so that nothing is entered on a page that is about to
 * go; the hand-off ends when the filer is back here, or has opened another page, or the browser has not left in all this time.
 */
function* handOff(paymentUrl: string) {
  const navigator = yield* service('navigator');
  yield* put(paymentHandOffNoted());
  yield* put(paymentHandedOff());
  yield* call([navigator, 'leave'], paymentUrl);
  let isBack = false;
  try {
    const { back } = yield* race({ back: take(paymentReset), overdue: delay(LONGEST_HAND_OFF) });
    isBack = back !== undefined;
  } finally {
    if (!isBack) yield* put(paymentReset());
  }
}

/** A failure to open the payment has a message of its own: the filer has to know that nothing was charged. */
function* submitPayment(agreed: Agreed): Generator<unknown, SubmitResult> {
  try {
    return yield* openPayment(agreed);
  } catch (error) {
    yield* call(logError, 'Payment failed to start', error);
    return failed(NOT_STARTED);
  }
}

export function* watchPayment() {
  yield* watchSubmits(paymentRequested, submitPayment);
}

import { call, put, race, select, take } from 'typed-redux-saga';
import type { RootState } from '../../../session/root-reducer';
import { ask } from '../../../client/ask';
import { filingRefreshed, stepEntered } from '../draft-slice';
import { paymentRefused, paymentRequested } from '../payment-slice';
import { selectForm } from '../../../forms/form-slice';
import { parseFiling } from './parse-filing';
import { selectDraft } from '../selectors';
import { tabShownChannel } from '../../../session/tab-visibility';
import { applyEffects } from '../../../session/outcomes';
import { watchChannel, watchLatest } from '../../../session/watch';

/** True while nothing is being entered, checked or saved here that a refreshed filing could disturb. */
function* isAtRest() {
  const { status, refId, saving } = yield* select(selectDraft);
  const form = yield* select(selectForm);
  const { hasUnsavedInput } = yield* select((state: RootState) => state.control);
  return (
    status === 'ready' &&
    refId !== '' &&
    form.status === 'idle' &&
    saving.status === 'idle' &&
    !hasUnsavedInput
  );
}

/**
 * The same filing may have been changed in another tab. A tab that becomes visible shows the filing as it was last saved, so that
 * its next save undoes nothing. Without an answer nothing changes.
 */
function* refresh() {
  if (!(yield* isAtRest())) return;
  const { refId } = yield* select(selectDraft);
  const { data } = yield* ask('getFiling', { body: { refId } });
  if (!data?.filing || !(yield* isAtRest())) return;
  const { filing, payment, refId: still } = yield* select(selectDraft);
  const isSame = data.filing === JSON.stringify(filing) && data.payment === (payment ?? undefined);
  if (still !== refId || isSame) return;
  const saved = parseFiling(data.filing);
  if (!saved) return;
  yield* put(filingRefreshed({ filing: saved, version: data.version, payment: data.payment ?? null }));
  if (data.problems) yield* put(paymentRefused({ problems: data.problems }));
}

/**
 * The review of a filing on an entity shows what is coming for the entity now, of which the filer is to have read before they pay (T1-before).
 * It is read once the page before is saved; a filing that is only now restored has just been read.
 */
function* refreshForReview({ payload }: ReturnType<typeof stepEntered>) {
  const { status, filing } = yield* select(selectDraft);
  if (payload.step !== 'filingreview' || status !== 'ready' || !filing.recordValues) return;
  while (!(yield* isAtRest())) {
    const action = yield* take();
    if (paymentRequested.match(action)) return;
  }
  // An answer that arrives after Pay knows nothing of what Pay was answered, and must not take its place.
  yield* race({ refreshed: call(refresh), overtaken: take(paymentRequested) });
}

/**
 * Shows the filing as it was last saved, whatever is shown here.
 * @returns whether it is shown; else what the catalog says of the answer has been carried out
 */
export function* showAsSaved(refId: string): Generator<unknown, boolean> {
  const { outcome, data } = yield* ask('getFiling', { body: { refId } });
  const saved = data?.filing ? parseFiling(data.filing) : null;
  if (saved)
    yield* put(filingRefreshed({ filing: saved, version: data?.version, payment: data?.payment ?? null }));
  else yield* applyEffects('getFiling', outcome);
  return saved !== null;
}

export function* watchOtherTabs() {
  const tabChannel = yield* call(tabShownChannel);
  yield* watchChannel(tabChannel, refresh);
  yield* watchLatest(stepEntered, refreshForReview);
}

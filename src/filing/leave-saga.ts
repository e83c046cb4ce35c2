import { call, put, select, takeEvery } from 'typed-redux-saga';
import { filingPath, moveFacts, stepMove, type StepEvent, type StepName } from '#rules';
import { openPage } from '../app/pages-saga';
import type { RootState } from '../app/root-reducer';
import { service } from '../app/services-saga';
import { paymentReset } from '../payment/slice';
import { controlCleared, editFinished, redirectedForEdit } from '../session/control-slice';
import { sessionTimedOut } from '../session/slice';
import { contentCleared } from './content-slice';
import { cancelConfirmed, editCanceled, editRequested, filingCleared } from './draft-slice';
import { selectDraft } from './selectors';

/** To a step of the filing in progress. */
export function* openStep(step: StepName) {
  const { filing } = yield* select(selectDraft);
  const navigator = yield* service('navigator');
  if (filing.filingType) yield* call([navigator, 'go'], filingPath(filing.filingType, step));
}

/** Where the flow's rules lead from the open step. */
function* moveAfter(event: StepEvent) {
  const { filing, openedStep } = yield* select(selectDraft);
  const control = yield* select((state: RootState) => state.control);
  return stepMove(moveFacts(filing), openedStep ?? 'filingreview', control, event);
}

/** Edit from review: the step opens with 'Save changes' and leads back to the page that asked (W4, Edit from review). */
function* edit({ payload: { step } }: ReturnType<typeof editRequested>) {
  const { openedStep } = yield* select(selectDraft);
  const move = yield* moveAfter({ kind: 'editRequested', step });
  yield* put(redirectedForEdit({ previousPage: openedStep ?? 'filingreview' }));
  if (move.kind === 'step') yield* openStep(move.step);
}

function* cancelEdit() {
  const move = yield* moveAfter({ kind: 'canceled' });
  yield* put(editFinished({ edited: false }));
  if (move.kind === 'step') yield* openStep(move.step);
}

/** Nothing of the filing stays in the browser. */
export function* forgetFiling() {
  yield* put(filingCleared());
  yield* put(controlCleared());
  yield* put(contentCleared());
  yield* put(paymentReset());
}

function* cancel() {
  const move = yield* moveAfter({ kind: 'cancelConfirmed' });
  yield* call(forgetFiling);
  if (move.kind === 'leave') yield* openPage(move.page);
}

export function* watchLeaving() {
  yield* takeEvery(editRequested, edit);
  yield* takeEvery(editCanceled, cancelEdit);
  yield* takeEvery(cancelConfirmed, cancel);
  yield* takeEvery(sessionTimedOut, forgetFiling);
}

import { call, put, select, takeEvery } from 'typed-redux-saga';
import { filingPath, type StepName } from '#rules';
import { openPage } from '../app/pages-saga';
import type { RootState } from '../app/root-reducer';
import { service } from '../app/services-saga';
import { paymentReset } from '../payment/slice';
import { controlCleared, editFinished, redirectedForEdit } from '../session/control-slice';
import { sessionTimedOut } from '../session/slice';
import { contentCleared } from './content-slice';
import { cancelConfirmed, editCancelled, editRequested, filingCleared } from './draft-slice';
import { selectDraft } from './selectors';

/** To a step of the filing in progress. */
export function* openStep(step: StepName) {
  const { filing } = yield* select(selectDraft);
  const navigator = yield* service('navigator');
  if (filing.filingType) yield* call([navigator, 'go'], filingPath(filing.filingType, step));
}

/** Edit from review: the step opens with 'Save changes' and leads back to the page that asked (W4, Edit from review). */
function* edit({ payload }: ReturnType<typeof editRequested>) {
  const { openedStep } = yield* select(selectDraft);
  yield* put(redirectedForEdit({ previousPage: openedStep ?? 'filingreview' }));
  yield* openStep(payload.step);
}

function* cancelEdit() {
  const { previousPage } = yield* select((state: RootState) => state.control.navigation);
  yield* put(editFinished({ edited: false }));
  yield* openStep(previousPage ?? 'filingreview');
}

/** Nothing of the filing stays in the browser. */
export function* forgetFiling() {
  yield* put(filingCleared());
  yield* put(controlCleared());
  yield* put(contentCleared());
  yield* put(paymentReset());
}

function* cancel() {
  yield* call(forgetFiling);
  yield* openPage('fileAForm');
}

export function* watchLeaving() {
  yield* takeEvery(editRequested, edit);
  yield* takeEvery(editCancelled, cancelEdit);
  yield* takeEvery(cancelConfirmed, cancel);
  yield* takeEvery(sessionTimedOut, forgetFiling);
}

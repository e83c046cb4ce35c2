import { call, put, select } from 'typed-redux-saga';
import { agentQueryOf, filingPath, moveFacts, stepMove, type StepEvent, type StepName } from '#rules';
import type { RootState } from '../../../session/root-reducer';
import { ask } from '../../../client/ask';
import { service } from '../../../session/services';
import { inputDropped } from '../../../forms/kept-input-slice';
import { paymentReset } from '../payment-slice';
import {
  cancelConfirmed,
  controlCleared,
  editFinished,
  redirectedForEdit,
} from '../../../session/control-slice';
import { sessionTimedOut } from '../../../session/slice';
import { contentCleared } from '../entry/content-slice';
import { agentRequested, editCanceled, editRequested, filingChanged, filingCleared } from '../draft-slice';
import { selectDraft, selectIsSaved } from '../selectors';
import { applyEffects, openPage } from '../../../session/outcomes';
import { watchEvery, watchLeading } from '../../../session/watch';

/** Opens a step of the filing in progress. */
export function* openStep(step: StepName) {
  const { filing } = yield* select(selectDraft);
  const navigator = yield* service('navigator');
  if (filing.filingType) yield* call([navigator, 'go'], filingPath(filing.filingType, step));
}

/** The step or page that the flow's rules name after an event on the open step. */
function* moveAfter(event: StepEvent) {
  const { filing, openedStep } = yield* select(selectDraft);
  const control = yield* select((state: RootState) => state.control);
  return stepMove(moveFacts(filing), openedStep ?? 'filingreview', control, event);
}

/** Edit from review: the step opens with 'Save changes' and returns to the page that asked (W4, Edit from review). */
function* edit({ payload: { step } }: ReturnType<typeof editRequested>) {
  // The browser is leaving for the card page and would take away what is entered on another one.
  const isLeaving = yield* select(({ payment }: RootState) => payment.status === 'handedOff');
  if (isLeaving) return;
  const { openedStep } = yield* select(selectDraft);
  const move = yield* moveAfter({ kind: 'editRequested', step });
  yield* put(redirectedForEdit({ previousPage: openedStep ?? 'filingreview' }));
  if (move.kind === 'step') yield* openStep(move.step);
}

/** The changes of the edit are dropped here; those that the server has, or may have, are overwritten by a save. */
function* cancelEdit() {
  yield* put(inputDropped());
  const draft = yield* select(selectDraft);
  if (draft.refId !== '' && !selectIsSaved(draft, draft.filing)) yield* put(filingChanged(draft.filing));
  const move = yield* moveAfter({ kind: 'canceled' });
  yield* put(editFinished({ edited: false }));
  if (move.kind === 'step') yield* openStep(move.step);
}

/** Nothing of the filing stays in the browser. */
export function* discardFiling() {
  yield* put(filingCleared());
  yield* put(controlCleared());
  yield* put(contentCleared());
  yield* put(paymentReset());
}

/** The filing is deleted on the server too, so that no return code leads to it; the filer waits for none of that. */
function* cancel() {
  const move = yield* moveAfter({ kind: 'cancelConfirmed' });
  const { refId } = yield* select(selectDraft);
  yield* call(discardFiling);
  if (move.kind === 'leave') yield* openPage(move.page);
  if (refId === '') return;
  const { outcome } = yield* ask('deleteFiling', { body: { refId } });
  yield* applyEffects('deleteFiling', outcome);
}

/** Opens the wizard that finds and verifies a registered agent for this filing. */
function* openAgentWizard() {
  const connections = yield* service('connections');
  const { filing, openedStep } = yield* select(selectDraft);
  yield* connections.startAgentWizard(agentQueryOf(filing, openedStep));
}

export function* watchLeaving() {
  yield* watchLeading(agentRequested, openAgentWizard);
  yield* watchEvery(editRequested, edit);
  yield* watchEvery(editCanceled, cancelEdit);
  yield* watchEvery(cancelConfirmed, cancel);
  yield* watchEvery(sessionTimedOut, discardFiling);
}

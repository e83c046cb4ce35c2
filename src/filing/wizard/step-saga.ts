import { call, put, select } from 'typed-redux-saga';
import { filingPath, moveFacts, stepMove, type Filing, type StepName } from '#rules';
import { watchSubmits } from '../../forms/submit-saga';
import { editFinished } from '../../session/control-slice';
import { openPage } from '../../session/outcomes';
import type { RootState } from '../../session/root-reducer';
import { service } from '../../session/services';
import { agentRequested, stepCheckPassed, stepSubmitted, type StepSubmission } from './draft-slice';
import { isChecked, type CheckedStep } from './checked-steps';
import { saveDraft } from './save-saga';

/** After a step: back to review after an edit, else the next step of the flow. */
export function* advance(filing: Filing, step: StepName) {
  if (filing.filingType === '') return;
  const control = yield* select((state: RootState) => state.control);
  const move = stepMove(moveFacts(filing), step, control, { kind: 'saved' });
  if (control.navigation.redirected) yield* put(editFinished({ edited: true }));
  if (move.kind === 'agentWizard') yield* put(agentRequested());
  if (move.kind !== 'step') return;
  const navigator = yield* service('navigator');
  yield* call([navigator, 'go'], filingPath(filing.filingType, move.step));
}

/** Fetched with the page of the step, and so at hand here. */
function* checkStep(step: CheckedStep, filing: Filing) {
  const { STEP_CHECKS } = yield* call(() => import('./step-checks'));
  return yield* STEP_CHECKS[step](filing);
}

/** The server's check where the step has one, then the save, then the next step. */
function* submitStep({ step, filing }: StepSubmission) {
  const checked = isChecked(step) ? yield* checkStep(step, filing) : ({ kind: 'passed', filing } as const);
  if (checked.kind === 'refused') return { refused: checked };
  yield* put(stepCheckPassed(checked.filing));
  const saved = yield* saveDraft(checked.filing);
  if (saved.kind === 'failed' || saved.kind === 'savedAnew') return { refused: saved };
  return {
    proceed: () => (saved.kind === 'leaves' ? openPage(saved.page) : advance(checked.filing, step)),
  };
}

export function* watchSteps() {
  yield* watchSubmits(stepSubmitted, submitStep);
}

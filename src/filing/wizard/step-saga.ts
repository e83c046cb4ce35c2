import { call, put, select } from 'typed-redux-saga';
import {
  conflictsOf,
  declarationOf,
  filingPath,
  isChecked,
  moveFacts,
  savedEvent,
  stepMove,
  type CheckedStep,
  type Filing,
  type FilingProblem,
  type StepName,
  type Text,
  saidBy,
} from '#rules';
import { watchSubmits } from '../../forms/submit-saga';
import { editFinished } from '../../session/control-slice';
import { openPage } from '../../session/outcomes';
import type { RootState } from '../../session/root-reducer';
import { service } from '../../session/services';
import {
  agentRequested,
  editContinued,
  nothingIsUnsaved,
  backgroundSaveRequested,
  stepCheckPassed,
  stepSubmitted,
  type StepSubmission,
} from './draft-slice';
import { stepOf, showSaveFailure } from './saving/background-save-saga';
import { saveDraft } from './saving/save-saga';
import { selectDraft, selectFiling } from './selectors';

/** Where a step leads: back to review after an edit that is over, else to the next step of the flow. */
function* moveAfter(filing: Filing, step: StepName) {
  const control = yield* select((state: RootState) => state.control);
  return stepMove(moveFacts(filing), step, control, savedEvent(filing, step));
}

/** After a step, to where it leads. */
export function* advance(filing: Filing, step: StepName) {
  if (filing.filingType === '') return;
  const control = yield* select((state: RootState) => state.control);
  const move = yield* moveAfter(filing, step);
  if (control.navigation.redirected)
    yield* put(savedEvent(filing, step).kind === 'saved' ? editFinished({ edited: true }) : editContinued());
  if (move.kind === 'agentWizard') yield* put(agentRequested());
  if (move.kind !== 'step') return;
  const navigator = yield* service('navigator');
  yield* call([navigator, 'go'], filingPath(filing.filingType, move.step));
}

/** Fetched with the page of the step, and so at hand here. */
function* checkStep(step: CheckedStep, filing: Filing) {
  const { STEP_CHECKS } = yield* call(() => import('./checks/step-checks'));
  return yield* STEP_CHECKS[step](filing);
}

/** Whether the next page may be shown while the step is saved. The first save gives the filing its reference, without which a reload finds nothing. */
function* isSavedBehind(filing: Filing, step: StepName) {
  const move = yield* moveAfter(filing, step);
  const { refId } = yield* select(selectDraft);
  return refId !== '' && move.kind === 'step' && declarationOf(move.step).showsSaved !== true;
}

/** The problem may be on another page: it is shown with a link to that page. */
function* refusedSave(step: StepName, { message, problems }: { message: Text; problems: FilingProblem[] }) {
  const [first] = problems;
  if (first === undefined || stepOf(first, step) === step) return { message, problems };
  yield* showSaveFailure(step, { message, problems });
  return { message: message || saidBy(first) };
}

/** A decision that is due on this very step shows itself. */
function* undecidedSave(step: StepName, message: Text) {
  const { filing, undecided } = yield* select(selectDraft);
  return conflictsOf(filing, undecided).some((conflict) => conflict.step === step) ? {} : { message };
}

/** The save is begun first: whatever becomes of this page, it is under way. */
function* advanceAndSave(filing: Filing, step: StepName) {
  yield* put(backgroundSaveRequested(step));
  yield* advance(filing, step);
}

/**
 * Runs the server's check where the step has one, then saves and opens the next step. Most steps are left while they are saved: a refusal
 * of the server is shown on the next page (decision 0021).
 */
function* submitStep({ step, filing }: StepSubmission) {
  const checked = isChecked(step) ? yield* checkStep(step, filing) : ({ kind: 'passed', filing } as const);
  if (checked.kind === 'refused') return { refused: checked };
  yield* put(stepCheckPassed(checked.filing));
  if (yield* isSavedBehind(checked.filing, step)) {
    return { proceed: () => advanceAndSave(checked.filing, step) };
  }
  const saved = yield* saveDraft(checked.filing);
  if (saved.kind === 'failed') return { refused: yield* refusedSave(step, saved) };
  yield* put(nothingIsUnsaved());
  if (saved.kind === 'resaved') return { refused: saved };
  if (saved.kind === 'undecided') return { refused: yield* undecidedSave(step, saved.message) };
  // As it was saved, perhaps with what has come from somewhere else.
  const asSaved = yield* select(selectFiling);
  return {
    proceed: () => (saved.kind === 'leaves' ? openPage(saved.page) : advance(asSaved, step)),
  };
}

export function* watchSteps() {
  yield* watchSubmits(stepSubmitted, submitStep);
}

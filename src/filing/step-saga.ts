import { call, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { filingPath, moveFacts, stepMove, type Filing, type StepName } from '#rules';
import { agentWizardRequested } from '../agent/slice';
import { openPage } from '../app/pages-saga';
import { service } from '../app/services-saga';
import type { RootState } from '../app/root-reducer';
import { logError } from '../session/log';
import { editFinished } from '../session/control-slice';
import { stepCheckPassed, stepCompleted, stepEntered, stepRefused, stepSubmitted } from './draft-slice';
import { keepDraft } from './keep-saga';
import { STEP_CHECKS } from './step-checks';

/** Shown when something broke that no rule foresaw; the form still holds everything. */
const UNFORESEEN = 'Something went wrong on our side. Nothing that you entered is lost. Try again.';

/** On from a step: back to review after an edit, else the next step of the flow. */
export function* goOn(filing: Filing, step: StepName) {
  if (filing.filingType === '') return;
  const control = yield* select((state: RootState) => state.control);
  const move = stepMove(moveFacts(filing), step, control, { kind: 'saved' });
  if (control.navigation.redirected) yield* put(editFinished({ edited: true }));
  if (move.kind === 'agentWizard') yield* put(agentWizardRequested());
  if (move.kind !== 'step') return;
  const navigator = yield* service('navigator');
  yield* call([navigator, 'go'], filingPath(filing.filingType, move.step));
}

function* checkAndKeep(filing: Filing, step: StepName) {
  const check = STEP_CHECKS[step];
  const checked = check ? yield* check(filing) : ({ kind: 'passed', filing } as const);
  if (checked.kind === 'refused') return yield* put(stepRefused(checked));
  yield* put(stepCheckPassed(checked.filing));
  const kept = yield* keepDraft(checked.filing);
  if (kept.kind === 'failed') return yield* put(stepRefused(kept));
  yield* put(stepCompleted());
  if (kept.kind === 'submitted') yield* openPage('receipt');
  else yield* goOn(checked.filing, step);
}

/** Check, keep, go on. Leaving the page by other ways (Back) ends it, so a dialog never answers for another page. */
function* submitStep({ payload: { step, filing } }: ReturnType<typeof stepSubmitted>) {
  try {
    yield* race({ done: call(checkAndKeep, filing, step), left: take(stepEntered) });
  } catch (error) {
    yield* call(logError, `Step ${step} failed`, error);
    yield* put(stepRefused({ message: UNFORESEEN }));
  }
}

export function* watchSteps() {
  // A second click while one is under way is ignored.
  yield* takeLeading(stepSubmitted, submitStep);
}

import { isAnyOf } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import {
  changesSince,
  conflictsOf,
  filingPath,
  partsAmong,
  withoutProofs,
  type Filing,
  type FilingProblem,
  type StepName,
  type Text,
} from '#rules';
import { selectForm, submitRefused, UNEXPECTED_ERROR } from '../../../forms/form-slice';
import { logError } from '../../../session/log';
import { openPage } from '../../../session/outcomes';
import type { RootState } from '../../../session/root-reducer';
import { goToFilingOf } from '../../../session/secure-login-saga';
import { service } from '../../../session/services';
import { secureFilerLoggedIn } from '../../../session/slice';
import { backOnline, tabHiddenChannel, tabShownChannel } from '../../../session/tab-visibility';
import { watchChannel, watchEvery } from '../../../session/watch';
import {
  filingChanged,
  filingCleared,
  filingStarted,
  nothingIsUnsaved,
  backgroundSaveRequested,
  stepNotSaved,
} from '../draft-slice';
import { saveDraft } from './save-saga';
import { isSameContent, savedFiling, selectDraft, selectFiling } from '../selectors';
import type { KeptStep } from './storage-keys';

/** The step that a problem of the registry belongs to; where it names none, the one that was left. */
export const stepOf = (problem: FilingProblem | undefined, left: StepName): StepName => problem?.step ?? left;

/** Shows on the open page that a step is not saved: the step with the problem, if the registry names it. */
export function* showSaveFailure(
  left: StepName,
  { message, problems }: { message: Text; problems: FilingProblem[] },
) {
  const step = stepOf(problems[0], left);
  const ownProblems = problems.filter((problem) => stepOf(problem, left) === step);
  yield* put(stepNotSaved({ step, message, problems: ownProblems }));
}

/**
 * Two answers to a step that was just left are decided before anything else: the filer is taken back to it, unless they have begun to
 * fill in another page, which tells it then.
 */
function* returnToDecide(left: StepName) {
  const { filing, undecided, openedStep } = yield* select(selectDraft);
  const { hasUnsavedInput } = yield* select((state: RootState) => state.control);
  const form = yield* select(selectForm);
  const isBusy = hasUnsavedInput || form.status !== 'idle';
  if (filing.filingType === '' || openedStep === left || isBusy) return;
  if (!conflictsOf(filing, undecided).some(({ step }) => step === left)) return;
  const navigator = yield* service('navigator');
  yield* call([navigator, 'go'], filingPath(filing.filingType, left), { replace: true });
}

/**
 * While no step waits for its save, only an ended login and data that the registry has removed are shown at once: everything else when the
 * step is submitted. A step that was left is reported as unsaved on the page that follows.
 */
function* saveOnce(filing: Filing, step: StepName | null) {
  const result = yield* saveDraft(filing);
  if (result.kind === 'leaves' && (step || result.page === 'login')) yield* openPage(result.page);
  if (result.kind === 'failed' && step) yield* showSaveFailure(step, result);
  if (result.kind === 'resaved') {
    yield* put(nothingIsUnsaved());
    yield* put(submitRefused({ message: result.message }));
  }
  if (result.kind === 'undecided') {
    yield* put(nothingIsUnsaved());
    if (step) yield* returnToDecide(step);
  }
  if (result.kind === 'saved' && (yield* select(selectFiling)) === filing) yield* put(nothingIsUnsaved());
}

/** A save that throws has failed like any other: nothing is lost, and the next change is saved. */
function* saveInBackground(filing: Filing) {
  const { step } = (yield* select(selectDraft)).saving;
  try {
    yield* saveOnce(filing, step);
  } catch (error) {
    yield* call(logError, 'A filing could not be saved', error);
    if (step) yield* showSaveFailure(step, { message: UNEXPECTED_ERROR, problems: [] });
  }
}

/** The result of a save no longer matters once the filing has ended or another one has replaced it. */
const FILING_ENDS = [filingCleared, filingStarted];

/** Saves changes of a list, and steps that were left, in the background; what changes during a save is saved by the next one. */
function* saveChanges() {
  for (;;) {
    yield* take([filingChanged, backgroundSaveRequested]);
    // The next page is drawn first: to send a request takes time of the page's own thread.
    const { ended } = yield* race({ drawn: delay(0), ended: take(FILING_ENDS) });
    if (ended) continue;
    let saved: Filing | null = null;
    for (;;) {
      const filing = yield* select(selectFiling);
      if (isSameContent(saved, filing)) break;
      saved = filing;
      const { ended } = yield* race({
        saved: call(saveInBackground, filing),
        ended: take(FILING_ENDS),
      });
      if (ended) break;
    }
  }
}

/** The page is closed, perhaps to be reloaded: only what the registry may not have yet is left in session storage. */
function* keepUnsaved() {
  const draft = yield* select(selectDraft);
  const { saving, refId, saved, filing, undecided } = draft;
  const step = saving.step ?? saving.refused?.step ?? null;
  const [conflict] = conflictsOf(filing, undecided);
  const shownAt = step ?? conflict?.step;
  if (shownAt === undefined) return;
  const storage = yield* service('storage');
  const known = savedFiling(draft);
  const changes = step === null ? {} : changesSince(known, filing);
  storage.session.write('unsavedStep', {
    refId,
    step: shownAt,
    changes,
    own: [known ?? {}, ...saving.sent].map((held) => partsAmong(changes, held)),
    undecided: withoutProofs(undecided),
    version: saved?.version,
  } satisfies KeptStep);
}

function* forgetKept() {
  const storage = yield* service('storage');
  storage.session.remove('unsavedStep');
}

/** The page stayed after all. One that has not brought its filing back yet still needs what is kept. */
function* forgetWhereItStayed() {
  if ((yield* select(selectDraft)).status === 'ready') yield* forgetKept();
}

/** A save that had no connection is made once there is one. */
function* tryAgain() {
  const { refused } = (yield* select(selectDraft)).saving;
  if (refused) yield* put(backgroundSaveRequested(refused.step));
}

/** What an ended login kept from being saved is saved after the next login, and not only with the next step (reading 38). */
function* saveAfterLogin({ payload: { entityId } }: ReturnType<typeof secureFilerLoggedIn>) {
  const { saving, filing } = yield* select(selectDraft);
  if (saving.step === null || filing.entityId !== entityId) return;
  yield* goToFilingOf(entityId);
  yield* put(backgroundSaveRequested(saving.step));
}

export function* watchSaves() {
  yield* fork(saveChanges);
  yield* watchEvery(secureFilerLoggedIn.match, saveAfterLogin);
  yield* watchEvery(isAnyOf(nothingIsUnsaved, filingCleared), forgetKept);
  yield* watchChannel(yield* call(tabHiddenChannel), keepUnsaved);
  yield* watchChannel(yield* call(tabShownChannel), forgetWhereItStayed);
  yield* watchChannel(yield* call(backOnline), tryAgain);
}

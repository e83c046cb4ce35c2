import { isAnyOf } from '@reduxjs/toolkit';
import { call, cancelled, fork, put, race, select, take } from 'typed-redux-saga';
import type { Filing, OutcomePage, Problem, SavedAnew } from '#rules';
import { callCancellable } from '../../session/call-cancellable';
import { service } from '../../session/services';
import { ask } from '../../client/ask';
import type { Answer } from '../../client/client';
import {
  controlCleared,
  editFinished,
  filingInitialized,
  paymentHandOffNoted,
  paymentReturnForgotten,
  redirectedForEdit,
  stepOpened,
} from '../../session/control-slice';
import type { RootState } from '../../session/root-reducer';
import {
  draftSaved,
  draftSaveFailed,
  draftSaveStarted,
  filingChanged,
  filingCleared,
  filingRefreshed,
  filingStarted,
  nothingIsUnsaved,
  saveBehindRequested,
  stepNotSaved,
} from './draft-slice';
import { selectDraft, selectFiling, selectIsSaved } from './selectors';
import { FILING_KEYS, type KeptStep } from './storage-keys';
import { submitRefused, UNEXPECTED_ERROR } from '../../forms/form-slice';
import { applyEffects, openPage } from '../../session/outcomes';
import { watchEvery } from '../../session/watch';

/**
 * The result of a save. `leaves`: another page comes first, the receipt where the filing was submitted in the meantime (in another tab,
 * or before a lost answer), the login where that of the entity has ended.
 */
export type SaveResult =
  | { kind: 'saved' }
  | { kind: 'leaves'; page: OutcomePage }
  | { kind: 'savedAnew'; message: string }
  | { kind: 'failed'; message: string; problems: Problem[] };

function* askToSave(filing: Filing, refId: string) {
  return yield* ask('saveFiling', { body: refId ? { refId, filing } : { filing } });
}

function applyTo({ outcome, problems }: Answer<'saveFiling'>) {
  return applyEffects('saveFiling', outcome, {
    problems,
    defersPage: true,
  });
}

function* save(filing: Filing): Generator<unknown, SaveResult> {
  yield* put(draftSaveStarted());
  let isDone = false;
  try {
    const { refId } = yield* select(selectDraft);
    let answer = yield* askToSave(filing, refId);
    let applied = yield* applyTo(answer);
    let kept: SavedAnew = { filing, message: '' };
    // Each save sends the whole filing: of one that the server no longer holds only its files and its agent are lost.
    if (applied.retryAfter !== null) {
      const { withoutWhatWasRemoved } = yield* call(() => import('./removed-filing'));
      kept = withoutWhatWasRemoved(filing);
      answer = yield* askToSave(kept.filing, '');
      applied = yield* applyTo(answer);
    }
    const { outcome, data } = answer;
    isDone = true;
    if (outcome.kind === 'ok' && data?.refId) {
      const storage = yield* service('storage');
      storage.session.write('ref', data.refId);
      yield* put(draftSaved({ refId: data.refId, filing: kept.filing }));
      if (kept.message === '') return { kind: 'saved' };
      yield* put(filingRefreshed(kept.filing));
      return { kind: 'savedAnew', message: kept.message };
    }
    yield* put(draftSaveFailed());
    if (applied.page !== null) return { kind: 'leaves', page: applied.page };
    const { message, problems } = applied;
    // A form that stays says why, also where the catalog and the answer have no sentence.
    return { kind: 'failed', message: message || (problems.length > 0 ? '' : UNEXPECTED_ERROR), problems };
  } finally {
    if (!isDone && (yield* cancelled())) yield* put(draftSaveFailed());
  }
}

/** Waits for a save that is in progress. */
export function* savesAreDone() {
  while ((yield* select(selectDraft)).saveStatus === 'saving') yield* take([draftSaved, draftSaveFailed]);
}

/**
 * Saves the filing on the server under its reference (W7-submit). One save at a time, a later one waits; none where the server has
 * this very content already.
 */
export function* saveDraft(filing: Filing, { isForgotten = false } = {}): Generator<unknown, SaveResult> {
  yield* savesAreDone();
  if (!isForgotten && selectIsSaved(yield* select(selectDraft), filing)) return { kind: 'saved' };
  return yield* callCancellable(() => save(filing));
}

/**
 * Where no step waits for its save, told at once are a login that has ended and what the registry has removed: everything else is, when
 * the step is submitted. A step that was left is said to be unsaved on the page that follows; a reload until then brings it back from
 * session storage.
 */
function* saveInBackground(filing: Filing) {
  const storage = yield* service('storage');
  const { savedBehind: step, refId } = yield* select(selectDraft);
  if (step) storage.session.write('unsavedStep', { refId, step, filing } satisfies KeptStep);
  const result = yield* saveDraft(filing);
  if (result.kind === 'leaves' && (step || result.page === 'login')) yield* openPage(result.page);
  if (result.kind === 'failed' && step) {
    const { message, problems } = result;
    yield* put(stepNotSaved({ step, message, problems }));
  }
  if (result.kind === 'savedAnew') {
    yield* put(nothingIsUnsaved());
    yield* put(submitRefused({ message: result.message }));
  }
  if (result.kind === 'saved' && (yield* select(selectFiling)) === filing) yield* put(nothingIsUnsaved());
}

/** Saves changes of a list, and steps that were left, in the background; what changes during a save is saved by the next one. */
function* saveChanges() {
  for (;;) {
    yield* take([filingChanged, saveBehindRequested]);
    let saved: Filing | null = null;
    for (;;) {
      const filing = yield* select(selectFiling);
      if (filing === saved) break;
      saved = filing;
      const { ended } = yield* race({
        saved: call(saveInBackground, filing),
        // What is saved of a filing that has ended, or made way for another, concerns nobody.
        ended: take([filingCleared, filingStarted]),
      });
      if (ended) break;
    }
  }
}

/**
 * Stores the control facts in session storage, so that an edit from review, how far the filing came, and the entity whose login it asks
 * for survive a reload.
 */
function* storeControl() {
  const storage = yield* service('storage');
  const control = yield* select((state: RootState) => state.control);
  storage.session.write('filingInitialized', control.initialized);
  storage.session.write('viewcontrol', control);
  const { openedStep, filing } = yield* select(selectDraft);
  storage.session.write('filingEntity', filing.entityId);
  storage.session.write('keptFiling', { filingType: filing.filingType, step: openedStep });
}

function* forgetKeptStep() {
  const storage = yield* service('storage');
  storage.session.remove('unsavedStep');
}

function* clearStoredControl() {
  const storage = yield* service('storage');
  storage.session.remove(...FILING_KEYS);
}

export function* watchSaves() {
  yield* fork(saveChanges);
  yield* watchEvery(
    isAnyOf(
      filingInitialized,
      stepOpened,
      redirectedForEdit,
      editFinished,
      paymentHandOffNoted,
      paymentReturnForgotten,
    ),
    storeControl,
  );
  yield* watchEvery(nothingIsUnsaved, forgetKeptStep);
  yield* watchEvery(controlCleared, clearStoredControl);
}

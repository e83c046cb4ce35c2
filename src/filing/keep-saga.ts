import { call, cancelled, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import type { Filing, Problem } from '#rules';
import { service } from '../app/services-saga';
import { ask } from '../client/ask';
import type { Answer } from '../client/client';
import { applyEffects } from '../client/effects';
import {
  controlCleared,
  editFinished,
  filingInitialized,
  paymentHandOffNoted,
  paymentReturnForgotten,
  redirectedForEdit,
} from '../session/control-slice';
import type { RootState } from '../app/root-reducer';
import { draftSaved, draftSaveFailed, draftSaveStarted, filingChanged } from './draft-slice';
import { selectDraft, selectFiling } from './selectors';

/** What became of a draft: `submitted` when it was filed meanwhile, in another tab or before a lost answer. */
export type KeepResult =
  { kind: 'kept' } | { kind: 'submitted' } | { kind: 'failed'; message: string; problems: Problem[] };

function* askToKeep(filing: Filing, refId: string) {
  return yield* ask('saveFiling', { body: refId ? { refId, filing } : { filing } });
}

function applyTo({ outcome, problems }: Answer<'saveFiling'>) {
  return applyEffects('saveFiling', outcome, {
    problems,
    defersPage: true,
  });
}

function* keepOnce(filing: Filing): Generator<unknown, KeepResult> {
  yield* put(draftSaveStarted());
  let isDone = false;
  try {
    const { refId } = yield* select(selectDraft);
    let answer = yield* askToKeep(filing, refId);
    let applied = yield* applyTo(answer);
    // A reference that the server no longer knows costs nothing: the whole filing goes with each save.
    if (applied.retryAfter !== null) {
      answer = yield* askToKeep(filing, '');
      applied = yield* applyTo(answer);
    }
    const { outcome, data } = answer;
    isDone = true;
    if (outcome.kind === 'ok' && data?.refId) {
      const storage = yield* service('storage');
      storage.session.write('ref', data.refId);
      yield* put(draftSaved({ refId: data.refId }));
      return { kind: 'kept' };
    }
    yield* put(draftSaveFailed());
    if (applied.page === 'receipt') return { kind: 'submitted' };
    return { kind: 'failed', message: applied.message, problems: applied.problems };
  } finally {
    if (!isDone && (yield* cancelled())) yield* put(draftSaveFailed());
  }
}

/** Keeps the filing on the server under its reference (W7-submit). One save at a time: a later one waits. */
export function* keepDraft(filing: Filing): Generator<unknown, KeepResult> {
  while ((yield* select(selectDraft)).saveStatus === 'saving') yield* take([draftSaved, draftSaveFailed]);
  return yield* keepOnce(filing);
}

/** Keeps changes of a list in the background; what changes while a save is under way goes with the next. */
function* keepChanges() {
  for (;;) {
    yield* take(filingChanged);
    let kept: Filing | null = null;
    for (;;) {
      const filing = yield* select(selectFiling);
      if (filing === kept) break;
      kept = filing;
      yield* call(keepDraft, filing);
    }
  }
}

/** The control facts follow the filing into session storage, so that a reload finds an edit from review as it was. */
function* keepControl() {
  const storage = yield* service('storage');
  const control = yield* select((state: RootState) => state.control);
  storage.session.write('filingInitialized', control.initialized);
  storage.session.write('viewcontrol', control);
}

function* forgetControl() {
  const storage = yield* service('storage');
  storage.session.remove('ref', 'filingInitialized', 'viewcontrol');
}

export function* watchFilingKeeping() {
  yield* fork(keepChanges);
  yield* takeEvery(
    [filingInitialized, redirectedForEdit, editFinished, paymentHandOffNoted, paymentReturnForgotten],
    keepControl,
  );
  yield* takeEvery(controlCleared, forgetControl);
}

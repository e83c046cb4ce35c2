import { call, put, select, take } from 'typed-redux-saga';
import {
  answeredStatus,
  type Filing,
  type FilingProblem,
  type OutcomePage,
  type ResavedFiling,
  type Text,
  withoutRemovedData,
} from '#rules';
import { callCancellable } from '../../../session/call-cancellable';
import { service } from '../../../session/services';
import { ask } from '../../../client/ask';
import type { Answer } from '../../../client/client';
import {
  draftSaved,
  draftSaveFailed,
  draftSaveStarted,
  filingRefreshed,
  mergeNoted,
  SAVED_SINCE,
  type FailedSave,
  type KnownSaved,
} from '../draft-slice';
import { isSameContent, selectDecideFirst, selectDraft, selectFiling, selectIsSaved } from '../selectors';
import { refusalOf } from '../../../forms/form-slice';
import { applyEffects } from '../../../session/outcomes';

/**
 * The result of a save. `undecided`: it is saved, and the filer has to decide between answers. `leaves`: another page comes first, the receipt where the filing was submitted in the meantime (in another tab, or
 * before a lost answer), or the login where that of the entity has ended.
 */
export type SaveResult =
  | { kind: 'saved' }
  | { kind: 'undecided'; message: Text }
  | { kind: 'leaves'; page: OutcomePage }
  | { kind: 'resaved'; message: Text }
  | { kind: 'failed'; message: Text; problems: FilingProblem[] };

function* askToSave(filing: Filing, refId: string) {
  yield* put(draftSaveStarted(filing));
  const { saved } = yield* select(selectDraft);
  return yield* ask('saveFiling', { body: refId ? { refId, filing, version: saved?.version } : { filing } });
}

/** Saves a filing that may have been saved since in another tab or on another device. */
function* askToSaveMerged(entered: Filing, refId: string) {
  const answer = yield* askToSave(entered, refId);
  if (answeredStatus(answer.outcome) !== SAVED_SINCE) return { answer, filing: entered, message: '' };
  const { saveMerged } = yield* call(() => import('./merge-saved'));
  return yield* saveMerged(entered, answer, (merged) => askToSave(merged, refId));
}

function applyTo({ outcome, problems }: Answer<'saveFiling'>) {
  return applyEffects('saveFiling', outcome, {
    problems,
    defersPage: true,
  });
}

/** What is saved may still wait for the filer to decide between answers. */
function* savedOrUndecided(): Generator<unknown, SaveResult> {
  const message = yield* select(selectDecideFirst);
  return message === '' ? { kind: 'saved' } : { kind: 'undecided', message };
}

/** Shows what was saved; what the filer has entered since it was sent stays. */
function* takeSaved(sent: Filing, saved: KnownSaved) {
  const shown = yield* select(selectFiling);
  if (shown === sent) return yield* put(filingRefreshed(saved));
  const { showMerged } = yield* call(() => import('./merge-saved'));
  return yield* showMerged(sent, saved);
}

function* save(filing: Filing): Generator<unknown, SaveResult> {
  let isDone = false;
  try {
    const { refId } = yield* select(selectDraft);
    const first = yield* askToSaveMerged(filing, refId);
    let { answer } = first;
    let applied = yield* applyTo(answer);
    let resaved: ResavedFiling | null = null;
    // Each save sends the whole filing: of one that the server no longer holds only its files and its agent are lost.
    if (applied.retryAfter !== null) {
      resaved = withoutRemovedData(first.filing);
      answer = yield* askToSave(resaved.filing, '');
      applied = yield* applyTo(answer);
    }
    const { outcome, data } = answer;
    isDone = true;
    if (outcome.kind === 'ok' && data?.refId) {
      const storage = yield* service('storage');
      storage.session.write('ref', data.refId);
      const saved = { filing: resaved?.filing ?? first.filing, version: data.version };
      yield* put(draftSaved({ refId: data.refId, ...saved }));
      if (resaved) yield* takeSaved(first.filing, saved);
      if (resaved && resaved.message !== '') return { kind: 'resaved', message: resaved.message };
      if (first.message !== '') yield* put(mergeNoted(first.message));
      return yield* savedOrUndecided();
    }
    if (applied.page !== null) {
      yield* put(draftSaveFailed());
      return { kind: 'leaves', page: applied.page };
    }
    const refusal = refusalOf(applied);
    yield* put(draftSaveFailed({ filing, ...refusal }));
    return { kind: 'failed', ...refusal };
  } finally {
    // Cut off, or without a part that could not be fetched: whoever waits for it goes on.
    if (!isDone) yield* put(draftSaveFailed());
  }
}

/** Waits for a save that is in progress; answers the last one, if it has failed. */
function* waitForSaves() {
  let failed: FailedSave | undefined;
  while ((yield* select(selectDraft)).saving.status === 'saving') {
    const ended = yield* take([draftSaved, draftSaveFailed]);
    failed = draftSaveFailed.match(ended) ? ended.payload : undefined;
  }
  return failed;
}

/**
 * Saves the filing on the server under its reference (W7-submit). One save at a time, a later one waits; none where the server has
 * this very content already.
 */
export function* saveDraft(filing: Filing, { isForgotten = false } = {}): Generator<unknown, SaveResult> {
  const entered = yield* select(selectFiling);
  const failed = yield* waitForSaves();
  // The save that was waited for may have brought something from somewhere else into the filing.
  const current = filing === entered ? yield* select(selectFiling) : filing;
  // Sent again at once, the same would only let the filer wait twice for the same answer.
  if (failed && !isForgotten && isSameContent(failed.filing, current)) return { kind: 'failed', ...failed };
  if (!isForgotten && selectIsSaved(yield* select(selectDraft), current)) return yield* savedOrUndecided();
  return yield* callCancellable(() => save(current));
}

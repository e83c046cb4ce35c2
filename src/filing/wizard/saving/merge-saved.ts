import { put, select } from 'typed-redux-saga';
import { answeredStatus, hasConflict, mergedMessage, mergeFilings, type Filing } from '#rules';
import type { Answer } from '../../../client/client';
import { filingFoundSaved, filingRefreshed, SAVED_SINCE, type KnownSaved } from '../draft-slice';
import { parseFiling } from './parse-filing';
import { selectDraft, selectFiling } from '../selectors';

// In a chunk of its own: few filings are saved on two devices at once.

/** Another device saves between two tries of this one only so often. */
const MAX_MERGES = 5;

/**
 * Saves a filing again that another device has saved since, as `refused` says: the two versions are merged, and in a conflict the saved one
 * stays.
 */
export function* saveMerged(
  entered: Filing,
  refused: Answer<'saveFiling'>,
  askToSave: (filing: Filing) => Generator<unknown, Answer<'saveFiling'>>,
) {
  let filing = entered;
  let answer = refused;
  const parts = { overtaken: new Set<keyof Filing>(), taken: new Set<keyof Filing>() };
  let message = '';
  let isStopped = false;
  for (let merges = 0; merges < MAX_MERGES; merges += 1) {
    const saved = answer.data?.filing === undefined ? null : parseFiling(answer.data.filing);
    const { known } = yield* select(selectDraft);
    if (answeredStatus(answer.outcome) !== SAVED_SINCE || !saved || !known) break;
    const merged = mergeFilings(known.filing, filing, saved);
    filing = merged.filing;
    for (const part of merged.overtaken) parts.overtaken.add(part);
    for (const part of merged.taken) parts.taken.add(part);
    const all = { filing, entered, overtaken: [...parts.overtaken], taken: [...parts.taken] };
    message = mergedMessage(all);
    isStopped = hasConflict(all);
    yield* put(filingFoundSaved({ filing: saved, version: answer.data?.version }));
    answer = yield* askToSave(filing);
  }
  return { answer, filing, message, isStopped };
}

/** Shows what was saved together with what the filer has entered since it was sent. */
export function* showMerged(sent: Filing, saved: KnownSaved) {
  const { filing } = mergeFilings(sent, saved.filing, yield* select(selectFiling));
  yield* put(filingRefreshed({ ...saved, shown: filing }));
}

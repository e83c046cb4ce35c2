import { put, select } from 'typed-redux-saga';
import { answeredStatus, lastAgreed, mergedMessage, mergeFilings, type Filing } from '#rules';
import type { Answer } from '../../../client/client';
import { filingMerged, filingRefreshed, SAVED_SINCE, type KnownSaved } from '../draft-slice';
import { parseFiling } from './parse-filing';
import { savedFiling, selectDraft, selectFiling } from '../selectors';

// In a chunk of its own: few filings are saved in two places at once.

/** Another place saves between two tries of this one only so often. */
const MAX_MERGES = 5;

/** What was sent, or what it has become by `merged`, together with what the filer has entered since it was sent. */
function* shownWith(sent: Filing, merged: Filing) {
  const shown = yield* select(selectFiling);
  return shown === sent ? merged : mergeFilings(sent, merged, shown).filing;
}

/**
 * Saves a filing again that somebody has saved since in another tab or on another device, as `refused` says: the two versions are merged.
 * Where both have changed the same answer, the saved one stays until the filer has decided.
 */
export function* saveMerged(
  entered: Filing,
  refused: Answer<'saveFiling'>,
  askToSave: (filing: Filing) => Generator<unknown, Answer<'saveFiling'>>,
) {
  let filing = entered;
  let answer = refused;
  let undecided: Partial<Filing> = {};
  const taken = new Set<keyof Filing>();
  for (let merges = 0; merges < MAX_MERGES; merges += 1) {
    const saved = answer.data?.filing === undefined ? null : parseFiling(answer.data.filing);
    const draft = yield* select(selectDraft);
    const known = savedFiling(draft);
    if (answeredStatus(answer.outcome) !== SAVED_SINCE || !saved || !known) break;
    const merged = mergeFilings(lastAgreed(known, draft.saving.sent, saved), filing, saved);
    undecided = { ...undecided, ...merged.undecided };
    for (const part of merged.taken) taken.add(part);
    const shown = yield* shownWith(filing, merged.filing);
    yield* put(filingMerged({ known: { filing: saved, version: answer.data?.version }, shown, undecided }));
    filing = merged.filing;
    answer = yield* askToSave(filing);
  }
  return { answer, filing, message: mergedMessage({ filing, undecided, taken: [...taken] }) };
}

/** Shows what was saved together with what the filer has entered since it was sent. */
export function* showMerged(sent: Filing, saved: KnownSaved) {
  yield* put(filingRefreshed({ ...saved, shown: yield* shownWith(sent, saved.filing) }));
}

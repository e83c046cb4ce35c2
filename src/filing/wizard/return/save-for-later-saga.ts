import { put, select } from 'typed-redux-saga';
import { type Filing, type SaveForLaterValues, type Text, saidBy, type Problem } from '#rules';
import { ask } from '../../../client/ask';
import { applyEffects, openPage } from '../../../session/outcomes';
import { stepCheckPassed } from '../draft-slice';
import { saveDraft } from '../saving/save-saga';
import { selectDraft, selectFiling } from '../selectors';

const firstOf = ([first]: readonly Problem[]): Text => (first ? saidBy(first) : '');

/** The result of saving for later: the code, which cannot be shown again, or why there is none. `left`: another page is opened. */
export type SavedForLater =
  { kind: 'code'; code: string; keptUntil: string } | { kind: 'failed'; message: Text } | { kind: 'left' };

/**
 * Saves the filing and requests a code that leads back to it.
 * @param typed the filing with the unchecked values of the open page; the submitted filing where it is left out
 */
export function* saveForLater(
  { email }: SaveForLaterValues,
  typed?: Filing,
): Generator<unknown, SavedForLater> {
  if (typed) yield* put(stepCheckPassed(typed));
  const saved = yield* saveDraft(yield* select(selectFiling));
  if (saved.kind === 'leaves') {
    yield* openPage(saved.page);
    return { kind: 'left' };
  }
  if (saved.kind !== 'saved')
    return {
      kind: 'failed',
      message: saved.message || firstOf('problems' in saved ? saved.problems : []),
    };
  const { refId } = yield* select(selectDraft);
  const { outcome, data, problems } = yield* ask('issueReturnCode', {
    body: { refId, ...(email && { email }) },
  });
  const applied = yield* applyEffects('issueReturnCode', outcome, { problems });
  if (applied.page !== null) return { kind: 'left' };
  if (outcome.kind === 'ok' && data?.returnCode)
    return { kind: 'code', code: data.returnCode, keptUntil: data.keptUntil ?? '' };
  return { kind: 'failed', message: applied.message || firstOf(applied.problems) };
}

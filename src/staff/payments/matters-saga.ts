import { put } from 'typed-redux-saga';
import { closedMatterText, type ClosingValues } from '#rules';
import { ask } from '../../client/ask';
import { refusalOf, type Refusal } from '../../forms/form-slice';
import { applyEffects } from '../../session/outcomes';
import { watchLatest } from '../../session/watch';
import { mattersAnswered, mattersMissed, mattersWanted, type PaymentMatter } from './matters-slice';

function* loadMatters({ payload: page }: ReturnType<typeof mattersWanted>) {
  const { outcome, data } = yield* ask('paymentMatters', { query: { page: String(page) } });
  const { message } = yield* applyEffects('paymentMatters', outcome);
  yield* put(outcome.kind === 'ok' && data ? mattersAnswered(data) : mattersMissed(message));
}

/** The payments that need attention. */
export function* watchMatters() {
  yield* watchLatest(mattersWanted, loadMatters);
}

/** Closes a payment: answers with what became of it, or with why it is still open. Asked twice, it is closed once. */
export function* closeMatter(
  { kind, sessionId }: PaymentMatter,
  { note }: ClosingValues,
): Generator<unknown, { told: string } | { refused: Refusal }> {
  const { outcome, data, problems } = yield* ask('closePaymentMatter', { body: { kind, sessionId, note } });
  const applied = yield* applyEffects('closePaymentMatter', outcome, { problems });
  if (outcome.kind === 'ok' && data?.status)
    return { told: closedMatterText(data.status, data.closedBy ?? '') };
  return { refused: refusalOf(applied) };
}

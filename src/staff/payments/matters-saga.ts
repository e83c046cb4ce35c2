import { put } from 'typed-redux-saga';
import { closedMatterText, type ClosingValues, type Text } from '#rules';
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

/** What is said after a payment was closed, by whoever it was. */
export interface ClosingTold {
  message: Text;
  kind: 'success' | 'warning';
}

/** Closes a payment: answers with what became of it, or with why it is still open. Asked twice, it is closed once. */
export function* closeMatter(
  { kind, sessionId }: PaymentMatter,
  { note }: ClosingValues,
): Generator<unknown, { told: ClosingTold } | { refused: Refusal }> {
  const { outcome, data, problems } = yield* ask('closePaymentMatter', { body: { kind, sessionId, note } });
  const applied = yield* applyEffects('closePaymentMatter', outcome, { problems });
  if (outcome.kind === 'ok' && data?.status)
    return {
      told: {
        message: closedMatterText(data.status, data.closedBy ?? ''),
        // What was entered is lost where somebody else was quicker.
        kind: data.status === 'closed' ? 'success' : 'warning',
      },
    };
  return { refused: refusalOf(applied) };
}

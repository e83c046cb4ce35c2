import { put } from 'typed-redux-saga';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { watchLatest } from '../../session/watch';
import { queueAnswered, queueMissed, queueRequested } from './queue-slice';

function* loadQueue({ payload: { page, order } }: ReturnType<typeof queueRequested>) {
  const { outcome, data } = yield* ask('pendingFilings', { query: { page: String(page), order } });
  const { message } = yield* applyEffects('pendingFilings', outcome);
  yield* put(outcome.kind === 'ok' && data ? queueAnswered(data) : queueMissed(message));
}

/** The pending filings, for the queue and for its count on the staff's home. */
export function* watchQueue() {
  yield* watchLatest(queueRequested, loadQueue);
}

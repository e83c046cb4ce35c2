import { put } from 'typed-redux-saga';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { watchLatest } from '../../session/watch';
import { requestsAnswered, requestsMissed, requestsWanted } from './requests-slice';

function* loadRequests({ payload: { search, page } }: ReturnType<typeof requestsWanted>) {
  const { outcome, data } = yield* ask('piiRequests', { query: { search, page: String(page) } });
  const { message } = yield* applyEffects('piiRequests', outcome);
  yield* put(outcome.kind === 'ok' && data ? requestsAnswered(data) : requestsMissed(message));
}

/** The requests to remove personal data that staff have entered. */
export function* watchPiiRequests() {
  yield* watchLatest(requestsWanted, loadRequests);
}

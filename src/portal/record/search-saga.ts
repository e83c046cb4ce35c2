import { call, put } from 'typed-redux-saga';
import { searchMessage } from '#rules';
import { ask } from '../../client/ask';
import { logNote } from '../../session/log';
import { watchLatest } from '../../session/watch';
import { searchAnswered, searchMissed, searchRequested } from './search-slice';

const UNAVAILABLE = "The record can't be searched at this time. Try again later.";

/**
 * Searches the record by name. Unlike the agent wizard, which a failed search ends (A8-agent), the page says so and can be searched
 * again: nothing is under way that could be lost.
 */
function* search({ payload: { text } }: ReturnType<typeof searchRequested>) {
  const { outcome, data } = yield* ask('searchEntities', { path: { name: text } });
  if (outcome.kind !== 'ok' || !data) {
    yield* call(logNote, 'The record could not be searched', { outcome: outcome.kind });
    return yield* put(searchMissed({ status: 'failed', message: UNAVAILABLE }));
  }
  const message = searchMessage(data.internalCode);
  yield* put(message === null ? searchAnswered(data.entities) : searchMissed({ status: 'none', message }));
}

export function* watchSearch() {
  yield* watchLatest(searchRequested, search);
}

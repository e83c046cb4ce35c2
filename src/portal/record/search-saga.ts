import { put } from 'typed-redux-saga';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { watchLatest } from '../../session/watch';
import { searchAnswered, searchFailed, searchRequested } from './search-slice';

/** Searches the record by the words of names. A search that fails can be repeated: nothing is under way that could be lost. */
function* search({ payload: { text, status, page } }: ReturnType<typeof searchRequested>) {
  const { outcome, data } = yield* ask('findEntities', {
    query: { name: text, page: String(page), ...(status && { status }) },
  });
  yield* applyEffects('findEntities', outcome);
  yield* put(outcome.kind === 'ok' && data ? searchAnswered(data) : searchFailed());
}

export function* watchSearch() {
  yield* watchLatest(searchRequested, search);
}

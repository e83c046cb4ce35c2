import { put, select, take } from 'typed-redux-saga';
import { waitForSession } from '../../session/session-saga';
import { recordOpened, selectRecord } from './record-slice';

function* isOnItsWay() {
  const { status, forms, history } = yield* select(selectRecord);
  return (
    status === 'loading' || (status === 'ready' && [forms, history].some((part) => part.status === 'loading'))
  );
}

/** Opens a record before its page is drawn: for the first page of a visit, which the server has drawn with all of it. */
export function* openRecordAhead(entityId: string) {
  if (!(yield* waitForSession())) return;
  yield* put(recordOpened({ entityId }));
  while (yield* isOnItsWay()) yield* take('*');
}

import { call, takeEvery } from 'typed-redux-saga';
import { service } from '../app/services-saga';
import { sessionTimedOut, userSignedOff, userSignedOn } from '../session/slice';

function* takeToken({ payload }: ReturnType<typeof userSignedOn>) {
  const client = yield* service('client');
  yield* call([client, 'useToken'], payload.token);
}

function* dropToken() {
  const client = yield* service('client');
  yield* call([client, 'useToken'], null);
}

/** Secure calls carry the bearer token of whoever is signed on (A6-bearer). */
export function* watchSignOn() {
  yield* takeEvery(userSignedOn, takeToken);
  yield* takeEvery([userSignedOff, sessionTimedOut], dropToken);
}

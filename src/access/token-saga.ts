import { isAnyOf } from '@reduxjs/toolkit';
import { call } from 'typed-redux-saga';
import { service } from '../session/services';
import { sessionTimedOut, userSignedOff, userSignedOn } from '../session/slice';
import { watchEvery } from '../session/watch';

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
  yield* watchEvery(userSignedOn, takeToken);
  yield* watchEvery(isAnyOf(userSignedOff, sessionTimedOut), dropToken);
}

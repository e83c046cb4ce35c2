import { call } from 'redux-saga/effects';

/**
 * Runs a saga that cleans up when it is cancelled. Inside of `yield*` a cancelled saga that still yields in its `finally` lets its
 * caller go on as if it had returned; as a call of its own it ends the caller too.
 */
export function* callSaga<Result>(saga: () => Generator<unknown, Result>): Generator<unknown, Result> {
  return (yield call(saga)) as Result;
}

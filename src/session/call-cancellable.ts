import { call } from 'redux-saga/effects';

/**
 * Runs a saga that can be cancelled, as a call of its own. When a saga that runs inside `yield*` is cancelled and still yields in its
 * `finally`, its caller continues as if the saga had returned; a saga that is called ends its caller with it.
 */
export function* callCancellable<Result>(saga: () => Generator<unknown, Result>): Generator<unknown, Result> {
  return (yield call(saga)) as Result;
}

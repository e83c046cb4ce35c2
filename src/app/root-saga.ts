import { call, spawn, take } from 'typed-redux-saga';
import { watchSession } from '../session/session-saga';
import { watchSignOn } from '../session/sign-on/sign-on';
import { sessionReady } from '../session/slice';
import { restartOnError } from './restart-on-error';

/** A user is not idle before the session is ready, so its watcher is loaded only then. */
function* watchIdleOnceReady() {
  yield* take(sessionReady);
  const { watchIdle } = yield* call(() => import('../session/idle/idle-saga'));
  yield* watchIdle();
}

const watchers = [watchSession, watchIdleOnceReady, watchSignOn];

/** Only spawns, so that the watchers are independent of each other. */
export function* rootSaga() {
  for (const watcher of watchers) yield* spawn(restartOnError(watcher));
}

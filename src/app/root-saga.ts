import { spawn } from 'typed-redux-saga';
import { watchIdle } from '../session/idle-saga';
import { watchSession } from '../session/session-saga';
import { watchSignOn } from '../session/sign-on';
import { safely } from './safely';

const watchers = [watchSession, watchIdle, watchSignOn];

/** Only spawns, so that the watchers are independent of each other. */
export function* rootSaga() {
  for (const watcher of watchers) yield* spawn(safely(watcher));
}

import { spawn } from 'typed-redux-saga';
import { watchSignOn } from '../access/token-saga';
import { watchDeveloperPanel } from '../portal/developer-saga';
import { watchPortal } from '../portal/portal-saga';
import { watchIdle } from '../session/idle-saga';
import { watchSession } from '../session/session-saga';
import { safely } from './safely';

const watchers = [watchSession, watchIdle, watchSignOn, watchPortal, watchDeveloperPanel];

/** Only spawns: each watcher stands on its own. */
export function* rootSaga() {
  for (const watcher of watchers) yield* spawn(safely(watcher));
}

import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { idleState, PATHS } from '#rules';
import type { RootState } from '../root-reducer';
import { service } from '../services';
import { ask } from '../../client/ask';
import {
  clockSynchronized,
  idleCheckRequested,
  idleWarned,
  sessionEnding,
  sessionTimedOut,
  timeOutAcknowledged,
} from '../slice';
import { openAddress } from '../outcomes';
import { endSecureLogin } from '../secure-login-saga';
import { watchEvery } from '../watch';

/** Milliseconds between two looks at the server's clock: while the filer is active, and while the warning is shown. */
const LOOK_EVERY = { active: 30_000, warned: 5_000 } as const;

/** The server's clock decides; without an answer the last known difference is kept. */
function* synchronizeClock() {
  const { outcome, data } = yield* ask('environment');
  if (outcome.kind === 'ok' && data)
    yield* put(clockSynchronized(Date.parse(data.serverTimeStamp) - Date.now()));
}

function* lookAtClock() {
  yield* synchronizeClock();
  const { clockOffset, lastActivityAt } = yield* select((state: RootState) => state.session);
  const state = idleState(Date.now() + clockOffset - lastActivityAt);
  if (state === 'warned') yield* put(idleWarned());
  if (state !== 'timedOut') return;
  yield* put(sessionEnding());
  yield* put(sessionTimedOut());
}

/** Watches for 120 minutes without activity (W4-idle), with a warning before. */
function* followActivity() {
  for (;;) {
    const { idle } = yield* select((state: RootState) => state.session);
    if (idle === 'timedOut') {
      yield* take(timeOutAcknowledged);
      continue;
    }
    yield* race({ due: delay(LOOK_EVERY[idle]), asked: take(idleCheckRequested) });
    yield* call(lookAtClock);
  }
}

/** Also where no page of a filing is open: nothing of it may come back in this tab. */
function* forgetKept() {
  const storage = yield* service('storage');
  yield* call([storage, 'clearOnTimeOut']);
  yield* endSecureLogin();
}

function* leaveForTimeOut() {
  const timedOut = yield* select((state: RootState) => state.session.environment?.links.timedOut);
  yield* openAddress(timedOut || PATHS.timedOut);
}

/** From when the session is ready. */
export function* watchIdle() {
  yield* watchEvery(sessionTimedOut, forgetKept);
  yield* watchEvery(timeOutAcknowledged, leaveForTimeOut);
  yield* call(followActivity);
}

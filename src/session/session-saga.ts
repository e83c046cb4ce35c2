import { all, put, select, take } from 'typed-redux-saga';
import { type StartFacts, startOutcome } from '#rules';
import { service } from './services';
import { ask } from '../client/ask';
import { loadLookups } from './lookups-saga';
import type { RootState } from './root-reducer';
import { restoreSecureLogin } from './secure-login-saga';
import { restoreKeptSignOn } from './sign-on/sign-on';
import {
  environmentReceived,
  filingAwaited,
  lookupsReceived,
  serviceWentDown,
  sessionReady,
  sessionStarted,
} from './slice';
import { applyEffects } from './outcomes';
import { watchLatest } from './watch';

const HEARTBEATS = ['businessHeartBeat', 'commonHeartBeat', 'mailHeartBeat'] as const;
type Alive = Omit<StartFacts, 'hasEnvironment'>;

/** The environment first: every address that a failure could lead to is part of it. False when it did not answer. */
export function* loadEnvironment() {
  const storage = yield* service('storage');
  const { outcome, data } = yield* ask('environment');
  if (outcome.kind !== 'ok' || !data) {
    yield* applyEffects('environment', outcome);
    return false;
  }
  const { env, office, links, signOn, serverTimeStamp } = data;
  storage.local.write('env', env);
  const clockOffset = Date.parse(serverTimeStamp) - Date.now();
  yield* put(environmentReceived({ environment: { env, office, links, signOn }, clockOffset }));
  return true;
}

/** Which services answer their heartbeat; the effects of the first one that does not are carried out. */
function* heartbeats() {
  const answers = yield* all({
    businessHeartBeat: ask('businessHeartBeat'),
    commonHeartBeat: ask('commonHeartBeat'),
    mailHeartBeat: ask('mailHeartBeat'),
  });
  const isAlive = (operation: keyof typeof answers) => answers[operation].outcome.kind === 'ok';
  const silent = HEARTBEATS.find((operation) => !isAlive(operation));
  if (silent) yield* applyEffects(silent, answers[silent].outcome);
  return {
    isBusinessAlive: isAlive('businessHeartBeat'),
    isCommonAlive: isAlive('commonHeartBeat'),
    isMailAlive: isAlive('mailHeartBeat'),
  };
}

const NOT_ASKED: Alive = { isBusinessAlive: false, isCommonAlive: false, isMailAlive: false };

/** Starts the session: environment, who is signed on, heartbeats, lookups; anything that fails leads to the down page (A2-health). */
export function* startSession() {
  const storage = yield* service('storage');
  storage.clearOnLoad();
  const entityId = storage.session.text('filingEntity') ?? '';
  const name = storage.session.text('filingName') ?? '';
  yield* put(filingAwaited({ entityId, name }));
  const hasEnvironment = yield* loadEnvironment();
  if (hasEnvironment) yield* restoreKeptSignOn();
  yield* restoreSecureLogin();
  const alive = hasEnvironment ? yield* heartbeats() : NOT_ASKED;
  const opens = startOutcome({ hasEnvironment, ...alive }) === 'ready';
  const lookups = opens ? yield* loadLookups() : null;
  if (!lookups) {
    yield* put(serviceWentDown());
    return;
  }
  yield* put(lookupsReceived(lookups));
  yield* put(sessionReady());
}

/** Waits until the session has started; false when the service is down. */
export function* waitForSession() {
  const status = () => select((state: RootState) => state.session.status);
  if ((yield* status()) === 'starting') yield* take([sessionReady, serviceWentDown]);
  return (yield* status()) === 'ready';
}

export function* watchSession() {
  yield* watchLatest(sessionStarted, startSession);
}

import { all, put, takeLatest } from 'typed-redux-saga';
import { service } from '../app/services-saga';
import { applyEffects } from '../client/effects';
import { ask } from '../client/ask';
import { loadLookups } from './lookups-saga';
import { environmentReceived, lookupsReceived, serviceWentDown, sessionReady, sessionStarted } from './slice';

const HEARTBEATS = ['businessHeartBeat', 'commonHeartBeat', 'mailHeartBeat'] as const;

/** The environment first: every address that a failure could lead to stands in it. False when it did not answer. */
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

function* areAllAlive() {
  const answers = yield* all(HEARTBEATS.map((operation) => ask(operation)));
  for (const [index, operation] of HEARTBEATS.entries()) {
    const outcome = answers[index]?.outcome ?? { kind: 'noResponse' as const };
    if (outcome.kind !== 'ok') {
      yield* applyEffects(operation, outcome);
      return false;
    }
  }
  return true;
}

/** Starts the session: environment, heartbeats, lookups; anything that fails leads to the down page (A2-health). */
export function* startSession() {
  const storage = yield* service('storage');
  storage.clearOnLoad();
  const isUp = (yield* loadEnvironment()) && (yield* areAllAlive());
  const lookups = isUp ? yield* loadLookups() : null;
  if (!lookups) {
    yield* put(serviceWentDown());
    return;
  }
  yield* put(lookupsReceived(lookups));
  yield* put(sessionReady());
}

export function* watchSession() {
  yield* takeLatest(sessionStarted, startSession);
}

import { call } from 'typed-redux-saga';
import { service } from '../session/services';
import { AGENT_REPEAT_KEY } from './storage-keys';

/** The key with which this tab has used a passcode before; null where it has used none. */
export function* knownRepeatKey(): Generator<unknown, string | null> {
  const storage = yield* service('storage');
  return storage.session.text(AGENT_REPEAT_KEY);
}

/** The same, made with the first passcode. It is stored before the passcode is sent: the answer may be lost, and the page with it. */
export function* ownRepeatKey(): Generator<unknown, string> {
  const known = yield* knownRepeatKey();
  if (known !== null) return known;
  const newId = yield* service('newId');
  const key = yield* call(newId);
  const storage = yield* service('storage');
  storage.session.write(AGENT_REPEAT_KEY, key);
  return key;
}

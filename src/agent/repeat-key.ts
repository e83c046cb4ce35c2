import { call } from 'typed-redux-saga';
import { service } from '../session/services';
import { AGENT_REPEAT_KEY } from './storage-keys';

/** The key under which this tab has used a passcode before; null where it has used none. */
export function* findRepeatKey(): Generator<unknown, string | null> {
  const storage = yield* service('storage');
  return storage.session.text(AGENT_REPEAT_KEY);
}

/** The key of this tab, created with its first passcode. It is stored before the passcode is sent, because the answer may be lost, or the page closed. */
export function* ensureRepeatKey(): Generator<unknown, string> {
  const known = yield* findRepeatKey();
  if (known !== null) return known;
  const newId = yield* service('newId');
  const key = yield* call(newId);
  const storage = yield* service('storage');
  storage.session.write(AGENT_REPEAT_KEY, key);
  return key;
}

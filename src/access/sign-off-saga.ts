import { call, put, select, spawn } from 'typed-redux-saga';
import { isAdmin, logOut } from '#rules';
import { ask } from '../client/ask';
import { applyEffects, openAddress } from '../session/outcomes';
import type { RootState } from '../session/root-reducer';
import { endSecureLogin } from '../session/secure-login-saga';
import { service } from '../session/services';
import { broadcastSignOff } from '../session/sign-on/signed-off-tabs';
import { signOnClient } from '../session/sign-on/sign-on-saga';
import type { SignOnClient } from '../session/sign-on/sign-on-client';
import { userSignedOff } from '../session/slice';
import { PASSWORD_CHANGED_KEY } from './storage-keys';

declare module '../session/storage' {
  interface SessionKeys {
    /** The address to which the provider returns after ending the sign-on, if not the configured one. */
    afterSignOff: true;
  }
}

export function* requireSignOnClient(): Generator<unknown, SignOnClient> {
  const client = yield* signOnClient();
  if (!client) throw new Error('This environment has no sign-on');
  return client;
}

/** A lock on a filing ends with the sign-on of its holder, in whatever tab or browser it was taken (A4-lock). */
function* releaseLocks() {
  const { outcome } = yield* ask('releaseOwnLocks');
  yield* applyEffects('releaseOwnLocks', outcome);
}

/**
 * Ends the sign-on of staff, here and at the provider, if there is one (A2-logout).
 * @param target where the portal opens then
 * @param options `isRefused`: the registry has ended the sign-on itself, and accepts no more requests with it
 * @returns false when the provider has no way to end it, and still knows this browser
 */
export function* endSignOn(target: string, { isRefused = false } = {}): Generator<unknown, boolean> {
  const storage = yield* service('storage');
  const user = yield* select((state: RootState) => state.session.user);
  const { logsOut } = logOut(user !== null);
  if (logsOut) {
    const client = yield* requireSignOnClient();
    storage.session.write('afterSignOff', target);
    // A user who must change the password first has no locks, and may not ask. The token is read when the request is made; nobody waits for
    // the answer.
    const mayHoldLocks = isAdmin(user?.roles ?? []) && user?.mustChangePassword !== true;
    if (mayHoldLocks && !isRefused) yield* spawn(releaseLocks);
    yield* put(userSignedOff());
    if (yield* call([client, 'end'])) return true;
    // Without a return from the provider, the sign-on ends in the portal's tabs alone.
    storage.session.remove('afterSignOff');
    yield* call(broadcastSignOff);
    return false;
  }
  const keptPath = storage.session.text('afterSignOff');
  storage.session.remove('afterSignOff');
  // Only now: a tab that asked the provider before it has ended the sign-on would be signed on once more.
  if (keptPath) yield* call(broadcastSignOff);
  yield* openAddress(keptPath || target, { replace: true });
  return true;
}

function* endAtRegistry() {
  const { outcome } = yield* ask('secureFilingLogOut');
  yield* applyEffects('secureFilingLogOut', outcome);
}

/**
 * Ends the login of a secure filer, at the registry and in this tab.
 * @param options `keepsFiling`: the filer logs in again to go on with it; otherwise what of a filing is in memory is put away
 */
export function* logOutSecureFiler({ keepsFiling = false } = {}) {
  if (!(yield* select((state: RootState) => state.session.secureFiler))) return;
  // The token is taken when the question is asked; nobody waits for the answer.
  yield* spawn(endAtRegistry);
  yield* endSecureLogin();
  const storage = yield* service('storage');
  storage.session.remove(PASSWORD_CHANGED_KEY);
  if (keepsFiling) return;
  const connections = yield* service('connections');
  yield* connections.putFilingAway();
}

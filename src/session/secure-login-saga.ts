import { call, put } from 'typed-redux-saga';
import type { SecureLoginToken } from '../client/bearers';
import { service } from './services';
import { hasShape } from './stored-shape';
import { secureFilerAdmitted, secureFilerLoggedIn, secureFilerLoggedOut, type SecureFiler } from './slice';

declare module './storage' {
  interface SessionKeys {
    /** The login to the filings of an entity: it ends with the tab, at the latest with its token. */
    secureLogin: true;
  }
}

export interface StoredSecureLogin extends SecureLoginToken, SecureFiler {}

/** The key under which the login is kept; forgotten when the session times out. */
export const SECURE_LOGIN_KEY = 'secureLogin';

/** Hands the token to the client, and lets the application know who is here. */
function* take(login: StoredSecureLogin) {
  const { entityId, email, mustChangePassword } = login;
  const client = yield* service('client');
  yield* call([client, 'setSecureLogin'], login);
  yield* put(
    (mustChangePassword ? secureFilerAdmitted : secureFilerLoggedIn)({ entityId, email, mustChangePassword }),
  );
}

/** A filer has logged in: the token is kept in session storage and never in the store, the draft or an address (reading 38). */
export function* keepSecureLogin(login: StoredSecureLogin) {
  const storage = yield* service('storage');
  storage.session.write(SECURE_LOGIN_KEY, login);
  yield* take(login);
}

const isSecureLogin = hasShape<StoredSecureLogin>({
  entityId: 'text',
  email: 'text',
  value: 'text',
  endsAt: 'text',
});

/** After a reload the filer is still logged in, until the token ends. */
export function* restoreSecureLogin() {
  const storage = yield* service('storage');
  const keptLogin = storage.session.read(SECURE_LOGIN_KEY, isSecureLogin);
  if (!keptLogin) return;
  if (Date.parse(keptLogin.endsAt) > Date.now()) yield* take(keptLogin);
  else storage.session.remove(SECURE_LOGIN_KEY);
}

/** Nothing of the login stays in this tab. */
export function* endSecureLogin() {
  const storage = yield* service('storage');
  const client = yield* service('client');
  storage.session.remove(SECURE_LOGIN_KEY);
  yield* call([client, 'setSecureLogin'], null);
  yield* put(secureFilerLoggedOut());
}

/** From now on requests are about a filing for this entity, empty for one that is not formed yet: they carry its token or none. */
export function* goToFilingOf(entityId: string) {
  const client = yield* service('client');
  yield* call([client, 'setEntity'], entityId);
}

import { setTimeout as pause } from 'node:timers/promises';
import { findAccount } from '../accounts/accounts';
import { beginLogin } from '../accounts/begin-login';
import { checkPassword } from '../accounts/check-password';
import { deviceCookie, knownDevice } from '../accounts/known-device';
import type { Registry } from '../context';
import { REALM_PATH } from '../tokens/realm-path';

/** `begunAt`: whole seconds, as sign-ons are stamped. `deviceCookie`: a line that makes the browser known to the account. */
export type SignInAttempt =
  | { kind: 'signedIn'; userId: string; begunAt: number; deviceCookie: string }
  | { kind: 'wrong' }
  | { kind: 'tooMany' };

interface SignInForm {
  caller: string;
  name: string;
  password: string;
  /** The header `Cookie`. */
  cookies?: string;
}

/** Only requests to the form carry the cookie of a known device. */
const FORM_PATH = `${REALM_PATH}/interaction`;

/**
 * Checks a user name and a password of staff, unless too many were tried from one address or for one name (reading 19). Unknown names are
 * counted as well, so that the answer does not reveal which exist.
 */
export async function attemptSignIn(
  registry: Registry,
  { caller, name, password, cookies }: SignInForm,
): Promise<SignInAttempt> {
  const { db, clock, config } = registry;
  await clock.refresh();
  const check = await checkPassword(
    registry,
    {
      caller,
      account: `user:${name.trim()}`,
      deviceOf: (accountId) => knownDevice(config, accountId, cookies, clock.now()),
    },
    password,
    async () => {
      const account = await findAccount(db, { userId: name });
      return account?.kind === 'staff' ? account : undefined;
    },
  );
  if (check.kind === 'wait') return { kind: 'tooMany' };
  if (check.kind === 'wrong') return check;
  const login = await db.transaction().execute((tx) => beginLogin(tx, check));
  if (login === null) return { kind: 'wrong' };
  // If the login has just ended all earlier ones, a token stamped before its own moment would be rejected.
  await pause(login.at.getTime() - Date.now());
  return {
    kind: 'signedIn',
    userId: check.account.user_id,
    begunAt: Math.floor(login.at.getTime() / 1000),
    deviceCookie: deviceCookie(config, check.account.account_id, FORM_PATH, clock.now()),
  };
}

import type { Authentication } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** What may be sent to the registry for the check of a login. */
export type SentToken = 'none' | 'administrator' | 'withoutRoles' | 'altered' | 'identity' | 'text';

/** Staff who sign on with the office, stay signed on and log out. */
export interface SignedOnDriver {
  /** @param name of a sample account */
  signOn(name: string): MaybePromise<void>;
  /** @returns the path at which the user arrives; waits a moment for the expected one */
  pathReached(expected: string): MaybePromise<string>;
  /** The configured path to which a user is sent after logging out. */
  logoutTarget(): MaybePromise<string>;
  isMessageShown(message: string): MaybePromise<boolean>;
  /** Time passes until the token would expire. */
  expireToken(): MaybePromise<void>;
  /** The office issues no more tokens for this sign-on. */
  endAtOffice(): MaybePromise<void>;
  reload(): MaybePromise<void>;
  /** The portal is left until the token has expired, and loaded again in the same tab. */
  reloadAfterExpiry(): MaybePromise<void>;
  logOut(): MaybePromise<void>;
  openSignOn(): MaybePromise<void>;
  /** Opens an address of the staff area, and signs on where the office asks for it. */
  openLink(name: string, path: string): MaybePromise<void>;
  isAskedToSignOn(): MaybePromise<boolean>;
  /** Whether the next request to the registry carries a token, and whether the token is valid. */
  receivedToken(): MaybePromise<'none' | Authentication>;
  /** Whether the token that was received last differs from the one of the sign-on. */
  isNewToken(): MaybePromise<boolean>;
  checkToken(token: SentToken): MaybePromise<void>;
  checkResult(): MaybePromise<Authentication>;
}

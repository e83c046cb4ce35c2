import type { Authentication } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const SIGNED_ON_ACTIONS: DriverActions<SignedOnDriver> = {
  signOn: 'sign on with the office',
  pathReached: 'tell where the user arrives',
  logoutTarget: 'tell the configured address after logging out',
  isMessageShown: 'tell whether a message is shown',
  expireToken: 'let a token expire',
  endAtOffice: 'end the sign-on at the office',
  reload: 'reload the portal',
  reloadAfterExpiry: 'reload the portal after a token has expired',
  logOut: 'log out',
  openSignOn: 'open the staff sign-on',
  openLink: 'open a link to the staff area',
  isAskedToSignOn: 'tell whether the office asks a user to sign on',
  receivedToken: 'tell which token the registry receives',
  isNewToken: 'tell whether a token is a new one',
  checkToken: 'have the registry check a token',
  checkResult: 'tell the result of the check of a token',
};

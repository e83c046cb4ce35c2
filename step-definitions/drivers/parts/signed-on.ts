import type { Authentication } from '#rules';
import type { Soon } from '../soon';

/** What may be shown to the registry for the check of a login. */
export type ShownToken = 'none' | 'administrator' | 'withoutRoles' | 'changed' | 'identity' | 'words';

/** Staff who sign on with the office, stay signed on and log out. */
export interface SignedOnDriver {
  /** @param name of a sample account */
  signOn(name: string): Soon<void>;
  /** @returns the path that the user comes to; waits a moment for the one that is expected */
  ledTo(expected: string): Soon<string>;
  /** Path that whoever logs out is led to. */
  logoutTarget(): Soon<string>;
  isTold(sentence: string): Soon<boolean>;
  /** Time passes until the token would end. */
  endToken(): Soon<void>;
  /** The office gives no more tokens for this sign-on. */
  endAtOffice(): Soon<void>;
  reload(): Soon<void>;
  /** The portal is closed until the token has ended, and loaded again in the same tab. */
  reloadAfterEnd(): Soon<void>;
  logOut(): Soon<void>;
  comeToDoor(): Soon<void>;
  isAskedWho(): Soon<boolean>;
  /** Whether the next question to the registry carries a token, and whether that counts. */
  shownToken(): Soon<'none' | Authentication>;
  /** Whether the token that was shown last is not the one of the sign-on. */
  isAnotherToken(): Soon<boolean>;
  check(token: ShownToken): Soon<void>;
  checked(): Soon<Authentication>;
}

import type { Registry } from '../context';
import { countHit } from '../database/rate-window';
import type { SampleAccount } from './accounts';
import { signIn } from './accounts';

const MINUTE = 60_000;

/** Attempts are counted under the first characters of a name: no account has a longer one, and each counter is a row. */
const LONGEST_NAME = 100;

export type SignInAttempt =
  { kind: 'signedIn'; account: SampleAccount } | { kind: 'wrong' } | { kind: 'tooMany' };

/**
 * Looks at a user name and a password, unless too many were tried in a minute from one address or, from wherever, for one name
 * (decision 19). Names that nobody has are counted alike, so that the answer tells no names.
 */
export async function attemptSignIn(
  { db, clock, config }: Registry,
  { caller, name, password }: { caller: string; name: string; password: string },
): Promise<SignInAttempt> {
  const limit = { most: config.rateLimitSensitive, windowMilliseconds: MINUTE };
  for (const bucket of [`sign-in:${caller}`, `sign-in of:${name.slice(0, LONGEST_NAME)}`]) {
    if ((await countHit(db, { bucket, ...limit }, clock.now())) !== null) return { kind: 'tooMany' };
  }
  const account = signIn(name, password);
  return account === undefined ? { kind: 'wrong' } : { kind: 'signedIn', account };
}

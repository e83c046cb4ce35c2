/** Passwords that may be tried for one account before each further one has to wait. */
export const FREE_LOGIN_ATTEMPTS = 5;

const SECOND = 1000;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 15 * 60;
/** Attempts are forgotten when none was made for this long. */
const FORGOTTEN_AFTER_SECONDS = 60 * 60;

/** The passwords that one caller tried, or that were tried for one account. Instants in milliseconds. */
export interface LoginAttempts {
  tries: number;
  lastAt: number;
  waitsUntil: number | null;
}

/** `allowed`, with what is to be remembered; or the whole seconds to wait. */
export type LoginAttemptVerdict =
  { kind: 'allowed'; attempts: LoginAttempts } | { kind: 'wait'; seconds: number };

/**
 * Seconds from a try to the next one: none for the free tries, then 30, doubled with each further one up to a quarter of an hour.
 * @example waitAfter(7, 5) // 60
 */
export const waitAfter = (tries: number, freeTries: number): number =>
  tries < freeTries
    ? 0
    : Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(tries - freeTries, 20), LONGEST_WAIT_SECONDS);

/**
 * Takes one more try, which counts as failed until the password was right. The try before may lie ahead, by as much as the clocks of two
 * servers differ; one that lies far ahead, which a clock moved by testers leaves behind, is forgotten as an old one is.
 * @param now milliseconds
 */
export function takeLoginAttempt(
  known: LoginAttempts | undefined,
  freeTries: number,
  now: number,
): LoginAttemptVerdict {
  const isRecent = known !== undefined && Math.abs(now - known.lastAt) < FORGOTTEN_AFTER_SECONDS * SECOND;
  const waitsUntil = (isRecent && known.waitsUntil) || now;
  if (waitsUntil > now) return { kind: 'wait', seconds: Math.ceil((waitsUntil - now) / SECOND) };
  const tries = (isRecent ? known.tries : 0) + 1;
  const wait = waitAfter(tries, freeTries);
  const nextAt = wait === 0 ? null : now + wait * SECOND;
  return { kind: 'allowed', attempts: { tries, lastAt: now, waitsUntil: nextAt } };
}

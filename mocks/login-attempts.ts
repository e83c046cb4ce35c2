import { FREE_LOGIN_ATTEMPTS, takeLoginAttempt } from '#rules';
import { now, state } from './state';

/** A failure as the contract has it. */
interface TooMany {
  body: { apiData: { code: 429; message: string } };
  init: { status: 429; headers: { 'retry-after': string } };
}

const keyOf = (account: string): string => account.trim().toLowerCase();

/** Counts a password that is about to be tried for an account, known or not; the refusal when too many were. */
export function countLoginAttempt(account: string): TooMany | undefined {
  const attempts = state.loginAttempts.get(keyOf(account));
  const verdict = takeLoginAttempt(attempts, FREE_LOGIN_ATTEMPTS, Date.parse(now()));
  if (verdict.kind === 'allowed') {
    state.loginAttempts.set(keyOf(account), verdict.attempts);
    return undefined;
  }
  return {
    body: { apiData: { code: 429, message: 'Too many passwords were tried. Wait and try again.' } },
    init: { status: 429, headers: { 'retry-after': String(verdict.seconds) } },
  };
}

/** The password was right. */
export function resetLoginAttempts(account: string): void {
  state.loginAttempts.delete(keyOf(account));
}

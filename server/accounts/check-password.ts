import type { Registry } from '../context';
import type { Account } from './accounts';
import type { Subjects } from './login-attempts';
import { countLoginAttempt, resetLoginAttempts } from './login-attempts';
import { inPasswordTurn } from './password-hash';

/** Which of an account's passwords was entered. */
export type PasswordMatch = { kind: 'own' | 'temporary'; account: Account };

/** The result of a check: the account that the password belongs to, that it is wrong, or the seconds to wait. */
export type PasswordCheck = PasswordMatch | { kind: 'wrong' } | { kind: 'wait'; seconds: number };

/** Whose password is checked. */
export interface Named extends Omit<Subjects, 'device'> {
  /** What shows that the caller has logged in to this account before. */
  deviceOf: (accountId: string) => string | undefined;
}

/**
 * Checks a password. Unknown accounts, locked ones, expired temporary passwords and wrong ones get the same answer in the same time: two
 * hashes are always computed, with that of a password which no account has in the place of a missing one. An account has one counter of
 * attempts, however it was named: by its entity and email, or its user ID. A name without an account has a counter of its own.
 * @param named the caller, the account as entered, and the device that the account may know
 * @throws HttpFailure 503 where too many passwords are being checked
 * @param find finds the named account, and is called again after the attempt was counted: the account may have changed while it waited
 */
export const checkPassword = (
  registry: Registry,
  named: Named,
  password: string,
  find: () => Promise<Account | undefined>,
): Promise<PasswordCheck> =>
  // The turn comes first: an attempt that is refused because there is much to do does not count against anybody.
  inPasswordTurn(named.caller, async ({ verify }) => {
    const known = await find();
    const { caller, account: entered, deviceOf } = named;
    const subjects: Subjects =
      known === undefined
        ? { caller, account: entered }
        : { caller, account: `id:${known.account_id}`, device: deviceOf(known.account_id) };
    const seconds = await countLoginAttempt(registry, subjects);
    if (seconds !== null) return { kind: 'wait', seconds };
    const account = await find();
    const isOwn = await verify(account?.password_hash, password);
    const isTemporary = await verify(account?.temporary_hash, password);
    const hasEnded = (account?.temporary_ends_at ?? registry.clock.now()) <= registry.clock.now();
    if (account?.state !== 'active' || !(isOwn || (isTemporary && !hasEnded))) return { kind: 'wrong' };
    await resetLoginAttempts(registry, subjects);
    return { kind: isOwn ? 'own' : 'temporary', account };
  });

import { setTimeout as pause } from 'node:timers/promises';
import { changePasswordRules, emptyFiling } from '#rules';
import type { Problem } from '#rules';
import type { Registry } from '../context';
import { HttpFailure } from '../failures/failure';
import type { LoginAccount } from '../callers/principal';
import { findAccountById } from './accounts';
import { checkPassword } from './check-password';
import { endLogins } from './logins';
import { hashPassword } from './password-hash';

export interface PasswordChange {
  /** Network address. */
  caller: string;
  userId: string;
  password: string;
  newPassword: string;
}

/** The result. `refused`: the current password is wrong, or the user ID belongs to another account; the answer does not tell which. */
export type PasswordChangeResult =
  { kind: 'changed' } | { kind: 'refused' } | { kind: 'invalid'; problems: Problem[] };

/** The problems of a new password; the page compares the retyped one. */
function problemsOf({ password, newPassword }: PasswordChange, now: Date): Problem[] {
  const values = { password, newPassword, retypedPassword: newPassword };
  return changePasswordRules.problems(values, { filing: emptyFiling(), now: now.toISOString() });
}

/**
 * Changes the password of a user who has logged in, and ends every other login of the account.
 * @throws HttpFailure 429 when too many passwords were tried for the account
 */
export async function changePassword(
  registry: Registry,
  login: LoginAccount,
  change: PasswordChange,
): Promise<PasswordChangeResult> {
  const { db, clock } = registry;
  const account = await findAccountById(db, login.accountId);
  const isOwn = account?.user_id.toLowerCase() === change.userId.trim().toLowerCase();
  if (account === undefined || !isOwn) return { kind: 'refused' };
  const problems = problemsOf(change, clock.now());
  if (problems.length > 0) return { kind: 'invalid', problems };
  // Whoever has logged in is known to the account.
  const named = { caller: change.caller, account: `user:${account.user_id}`, deviceOf: () => 'logged in' };
  const check = await checkPassword(registry, named, change.password, () =>
    findAccountById(db, login.accountId),
  );
  if (check.kind === 'wait')
    throw new HttpFailure(429, 'Too many passwords were tried. Wait and try again.', {
      retryAfter: check.seconds,
    });
  if (check.kind === 'wrong') return { kind: 'refused' };
  const { password_hash: own, temporary_hash: temporary } = check.account;
  const hash = await hashPassword(change.newPassword, change.caller);
  const validFrom = await db.transaction().execute(async (tx) => {
    // The password that was checked still has to be the one that counts: of two changes, or of a change and a reset, one is first.
    const { numUpdatedRows } = await tx
      .updateTable('account')
      .set({ password_hash: hash, temporary_hash: null, temporary_ends_at: null })
      .where('account_id', '=', login.accountId)
      .where('state', '=', 'active')
      .where('password_hash', 'is not distinct from', own)
      .where('temporary_hash', 'is not distinct from', temporary)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? null : endLogins(tx, login.accountId, login.session);
  });
  if (validFrom === null) return { kind: 'refused' };
  // Who signs on with the new password as soon as the answer has come is let in.
  await pause(validFrom.getTime() - Date.now());
  return { kind: 'changed' };
}

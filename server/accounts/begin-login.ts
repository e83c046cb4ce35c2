import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import type { PasswordMatch } from './check-password';
import { endLogins } from './logins';

export interface BegunLogin {
  mustChangePassword: boolean;
  /** By real time. The first use of a temporary password ends every login up to that moment, so this lies up to a second ahead. */
  at: Date;
}

/**
 * Locks an account that has not changed since its password was checked: active, and with that password. A change that ends its logins
 * either came before and is seen here, or waits and ends this login as well.
 */
async function lockAsChecked(tx: Transaction<Database>, { kind, account }: PasswordMatch): Promise<boolean> {
  const hash = kind === 'own' ? 'password_hash' : 'temporary_hash';
  const locked = await tx
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', account.account_id)
    .where('state', '=', 'active')
    .where(hash, '=', account[hash])
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/**
 * Begins a login inside the transaction of the caller, who opens it there.
 * The first use of a temporary password invalidates the former password and logs everybody else out, so that nobody has access until a new
 * one has been chosen. The temporary one is valid until then, or until it expires.
 *
 * @returns null when the account was locked, closed or given another password since it was checked
 */
export async function beginLogin(
  tx: Transaction<Database>,
  match: PasswordMatch,
): Promise<BegunLogin | null> {
  if (!(await lockAsChecked(tx, match))) return null;
  if (match.kind === 'own') return { mustChangePassword: false, at: new Date() };
  const { account_id: accountId, password_hash: former } = match.account;
  await tx.updateTable('account').set({ password_hash: null }).where('account_id', '=', accountId).execute();
  const at = former === null ? new Date() : await endLogins(tx, accountId);
  return { mustChangePassword: true, at };
}

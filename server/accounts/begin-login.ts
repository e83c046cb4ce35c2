import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { PasswordMatch } from './check-password';
import { endLogins } from './logins';

/**
 * What the first use of a temporary password changes: the former password counts no longer and whoever is logged in is logged out, so
 * that nothing is open to anybody until a new one has been chosen. The temporary one counts until then, or until its end.
 *
 * @returns whether the password has to be changed; null when another one was mailed since it was checked
 */
export async function beginLogin(db: Kysely<Database>, match: PasswordMatch): Promise<boolean | null> {
  if (match.kind === 'own') return false;
  const { account_id: accountId, temporary_hash: checked, password_hash: former } = match.account;
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('account')
      .set({ password_hash: null })
      .where('account_id', '=', accountId)
      .where('temporary_hash', '=', checked)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    if (former !== null) await endLogins(tx, accountId);
    return true;
  });
}

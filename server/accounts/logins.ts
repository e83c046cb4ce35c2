import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

/**
 * Ends the logins of an account inside the caller's transaction: tokens of secure filing, and those of the staff sign-on by their age.
 * @param except the login that continues
 * @returns from when on a sign-on is valid again. Tokens are stamped in whole seconds, and one of this second may be older than the change.
 */
export async function endLogins(db: Kysely<Database>, accountId: string, except?: string): Promise<Date> {
  // Issuers stamp tokens with the real time, not with the registry's.
  const validFrom = new Date(Math.ceil(Date.now() / 1000) * 1000);
  const all = db.deleteFrom('secure_filing_session').where('account_id', '=', accountId);
  await (except === undefined ? all : all.where('token_digest', '!=', except)).execute();
  await db
    .updateTable('account')
    .set({ logins_valid_from: validFrom })
    .where('account_id', '=', accountId)
    .execute();
  return validFrom;
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

/**
 * Ends the logins of an account inside the caller's transaction: tokens of secure filing, and by their age those of the staff sign-on.
 * @param except the login that goes on
 */
export async function endLogins(db: Kysely<Database>, accountId: string, except?: string): Promise<void> {
  const all = db.deleteFrom('secure_filing_session').where('account_id', '=', accountId);
  await (except === undefined ? all : all.where('token_digest', '!=', except)).execute();
  // Issuers stamp tokens with the real time, not with the registry's.
  await db
    .updateTable('account')
    .set({ logins_valid_from: new Date() })
    .where('account_id', '=', accountId)
    .execute();
}

import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { changeEntity } from '../entities/change-entity';
import type { Account } from './accounts';
import { mailSecureFilingNotice } from './secure-filing-notice';

/**
 * Locks the entity of an account before anything else, as the creation of an account does, so that the two cannot deadlock over a user ID. Of two accounts that are closed at the same moment, exactly one is then the last.
 * @returns whether the entity has secure filing
 */
async function lockSecureFiling(tx: Transaction<Database>, entityId: string): Promise<boolean> {
  const { sbf } = await tx
    .selectFrom('entity')
    .select('sbf')
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return sbf;
}

/**
 * Removes an account of secure filing with its logins, inside the caller's transaction. With the last account of an entity its secure
 * filing ends, and the people whom its filings notify are told; the user ID is free again, so that the owner can set it up again.
 * @returns whether secure filing has ended
 */
export async function closeAccount(
  tx: Transaction<Database>,
  { account_id: accountId, entity_id: entityId }: Account,
  at: Date,
): Promise<boolean> {
  const hasSecureFiling = entityId !== null && (await lockSecureFiling(tx, entityId));
  await tx.deleteFrom('secure_filing_session').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('account').where('account_id', '=', accountId).execute();
  if (!hasSecureFiling) return false;
  const other = await tx
    .selectFrom('account')
    .select('account_id')
    .where('entity_id', '=', entityId)
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) return false;
  await changeEntity(tx, entityId, [{ set: { secureFiling: false } }], { cause: 'secureFiling', at });
  await mailSecureFilingNotice(tx, entityId, { event: 'ended', at });
  return true;
}

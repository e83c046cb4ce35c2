import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { changeEntity } from '../entities/change-entity';
import type { Account } from './accounts';
import { mailSecureFilingNotice } from './secure-filing-notice';

/**
 * Removes an account of secure filing with its logins, inside the caller's transaction. With the last account of an entity its secure
 * filing ends, and those who watch the entity are told; the user ID is free again, so that the owner can set it up anew.
 * @returns whether secure filing has ended
 */
export async function closeAccount(
  tx: Transaction<Database>,
  { account_id: accountId, entity_id: entityId }: Account,
  at: Date,
): Promise<boolean> {
  await tx.deleteFrom('secure_filing_session').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('account').where('account_id', '=', accountId).execute();
  if (entityId === null) return false;
  // The entity is locked as by whoever creates an account: of two that are closed at the same moment, one is the last.
  const { sbf } = await tx
    .selectFrom('entity')
    .select('sbf')
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const other = await tx
    .selectFrom('account')
    .select('account_id')
    .where('entity_id', '=', entityId)
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined || !sbf) return false;
  await changeEntity(tx, entityId, { sbf: false }, { cause: 'secureFiling', at });
  await mailSecureFilingNotice(tx, entityId, { event: 'ended', at });
  return true;
}

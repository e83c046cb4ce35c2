import { afterRevocation, STATES_TO_REVOKE } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import { releaseTransaction } from '../../database/transaction-holding';
import { releaseFormerNames } from '../../entities/former-names';

/**
 * A delayed filing never takes effect, since another one revokes it: the names and the transaction that it holds are let go (T1-revoke). Its
 * job finds nothing to do. The caller's transaction keeps the entity locked.
 * @returns false where the filing has taken effect, or was revoked before
 */
export async function revokeFiling(
  tx: Transaction<Database>,
  { entityId, document }: { entityId: string; document: string },
): Promise<boolean> {
  const revoked = await tx
    .updateTable('filing_record')
    .set({ effect_state: afterRevocation() })
    .where('transaction_id', '=', document)
    .where('entity_id', '=', entityId)
    .where('effect_state', 'in', STATES_TO_REVOKE)
    .returning('submission_key')
    .executeTakeFirst();
  if (revoked === undefined) return false;
  const held = await tx
    .selectFrom('submission')
    .select(['held_name', 'bare_name'])
    .where('submission_key', '=', revoked.submission_key)
    .executeTakeFirstOrThrow();
  await releaseTransaction(tx, revoked.submission_key);
  await releaseFormerNames(
    tx,
    entityId,
    [held.held_name, held.bare_name].filter((name) => name !== null),
  );
  return true;
}

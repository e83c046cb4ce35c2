import { transactionObstacle } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { heldTransactions } from '../database/transaction-holding';
import type { EntityOnRecord } from './find-entity';

const HELD = 'Another filing of this form on this entity is being paid for or waits for review.';

/**
 * Why an entity cannot file a transaction now, from the registry's record alone, as a sentence for the filer; null when it can
 * (W7-available, readings 22 and 27).
 * @param submissionKey of the filing that asks, which does not stand in its own way
 */
export async function entityObstacle(
  db: Kysely<Database>,
  entity: EntityOnRecord,
  transactionType: string,
  asking: { now: Date; submissionKey?: string },
): Promise<string | null> {
  const { entity_type: entityType, status_code: statusCode } = entity;
  const misfit = transactionObstacle(transactionType, { entityType, statusCode });
  if (misfit !== null) return misfit;
  const held = await heldTransactions(db, entity.entity_id, asking);
  return held.includes(transactionType) ? HELD : null;
}

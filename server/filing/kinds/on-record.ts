import type { Filing } from '#rules';
import { transactionObstacle } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import type { FilingKind } from './filing-kind';

/** The check of a kind that takes nothing more from the record than every filing on it. */
export const checksNothing: FilingKind['check'] = (filing) => ({ filing, problems: [] });

/** A filing that puts nothing on record before it takes effect. */
export const recordsNothing: FilingKind['record'] = () => Promise.resolve();

/** Whether an entity of this type and status may still file the transaction, asked under the lock of the entity. */
export async function canStillFile(
  tx: Transaction<Database>,
  { entityId, transactionType }: Filing,
): Promise<boolean> {
  const entity = await tx
    .selectFrom('entity')
    .select(['entity_type as entityType', 'status_code as statusCode'])
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirst();
  return entity !== undefined && transactionObstacle(transactionType, entity) === null;
}

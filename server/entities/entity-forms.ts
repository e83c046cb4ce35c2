import type { EntityFacts } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { heldTransactions } from '../database/transaction-holding';
import type { EntityOnRecord } from './find-entity';

/**
 * What the record says of an entity that decides which forms can be filed for it now (`formObstacle`, `formsOnRecord`).
 * @param asking the key of the filing that asks, which does not stand in its own way
 */
export const entityFacts = async (
  db: Kysely<Database>,
  entity: EntityOnRecord,
  asking: { now: Date; submissionKey?: string },
): Promise<EntityFacts> => ({
  entityType: entity.entity_type,
  statusCode: entity.status_code,
  fraudFlag: entity.fraud_flag,
  reportDueDay: entity.report_due,
  held: await heldTransactions(db, entity.entity_id, asking),
});

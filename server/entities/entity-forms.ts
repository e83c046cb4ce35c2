import type { EntityFacts } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { delayedFilings } from '../database/delayed-filings';
import { heldTransactions } from '../database/transaction-holding';
import type { EntityOnRecord } from './find-entity';

/**
 * The facts of the record that decide which forms can be filed for an entity now (`formObstacle`, `formsOnRecord`).
 * @param asking the key of the filing that asks, which does not block itself
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
  hasDelayedFiling: (await delayedFilings(db, entity.entity_id, asking.now)).length > 0,
});

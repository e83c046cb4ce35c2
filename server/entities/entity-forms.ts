import type { EntityFacts } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { pendingFilings } from './filing-history';
import type { EntityOnRecord } from './find-entity';
import { openReportDueDay } from './report-due';

/** What the record says of an entity that decides which forms can be filed for it now (`formObstacle`, `formsOnRecord`). */
export async function entityFacts(
  db: Kysely<Database>,
  entity: EntityOnRecord,
  now: Date,
): Promise<EntityFacts> {
  const pending = await pendingFilings(db, entity.entity_id);
  return {
    entityType: entity.entity_type,
    statusCode: entity.status_code,
    fraudFlag: entity.fraud_flag,
    reportDueDay: openReportDueDay(entity, now),
    inReview: pending.filter(({ state }) => state === 'inReview').map((filing) => filing.transactionType),
  };
}

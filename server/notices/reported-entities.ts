import type { ReportOnRecord } from '#rules';
import { STATES_TO_COME } from '#rules';
import type { Kysely } from 'kysely';
import { everyRow, MAX_RELATED_ROWS } from '../database/every-row';
import type { Database } from '../database/tables';
import { awaitsEffect, STANDING_COLUMNS, withStandingAt } from '../entities/standing-by-clock';

/** An entity, and what its record says of its periodic report. */
export interface ReportedEntity {
  name: string;
  record: ReportOnRecord;
  /** A delayed filing was to take effect by now and has not: nobody knows what is due once it has. */
  awaitsEffect: boolean;
  /** What the clock has made of its status is not written down yet. */
  isBehindClock: boolean;
}

/** The transactions of filings of entities that are paid for and not in effect. */
function filedOn(db: Kysely<Database>, entityIds: readonly string[]) {
  return everyRow(
    db
      .selectFrom('filing_record')
      .select(['entity_id', 'transaction_type'])
      .distinct()
      .where('entity_id', 'in', entityIds)
      .where('effect_state', 'in', STATES_TO_COME),
    MAX_RELATED_ROWS * entityIds.length,
  );
}

/** Some entities as they stand now, by their IDs; without those that are not on record. */
export async function reportedEntities(
  db: Kysely<Database>,
  entityIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ReportedEntity>> {
  if (entityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('entity')
    .select([...STANDING_COLUMNS, 'entity_id', 'name', 'entity_type'])
    .select((is) => awaitsEffect(is, now).as('awaits'))
    .where('entity_id', 'in', entityIds)
    .limit(entityIds.length)
    .execute();
  const filed = await filedOn(db, entityIds);
  return new Map(
    rows.map((row) => {
      const { status_code: statusCode } = withStandingAt(row, now);
      const record = {
        entityType: row.entity_type,
        statusCode,
        reportDue: row.report_due,
        filed: filed
          .filter(({ entity_id: entityId }) => entityId === row.entity_id)
          .map(({ transaction_type: type }) => type),
      };
      const isBehindClock = statusCode !== row.status_code;
      return [row.entity_id, { name: row.name, record, awaitsEffect: Boolean(row.awaits), isBehindClock }];
    }),
  );
}

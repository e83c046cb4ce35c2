import type { ReportOnRecord } from '#rules';
import { STATES_TO_COME } from '#rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { everyRow } from '../../database/every-row';
import type { Database } from '../../database/tables';
import { awaitsEffect, STANDING_COLUMNS, withStandingAt } from '../../entities/standing-by-clock';

/** An entity whose report somebody follows. */
export interface FollowedEntity {
  entityId: string;
  name: string;
  record: ReportOnRecord;
  /** A delayed filing was to take effect by now and has not: nobody knows what is due once it has. */
  awaitsEffect: boolean;
  /** What the clock has made of its status is not written down yet. */
  isBehindClock: boolean;
}

/** Their IDs after one, in order: by those who follow, who are few, and not by all entities. */
export async function followedIds(db: Kysely<Database>, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('follow')
    .select('entity_id')
    .distinct()
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`'reportDue' = any(follow.events)`)
    .where('entity_id', '>', after)
    .orderBy('entity_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.entity_id);
}

/** The entity as it stands now; undefined where it is not on record. */
export async function followedEntity(
  db: Kysely<Database>,
  entityId: string,
  now: Date,
): Promise<FollowedEntity | undefined> {
  const row = await db
    .selectFrom('entity')
    .select([...STANDING_COLUMNS, 'name', 'entity_type'])
    .select((is) => awaitsEffect(is, now).as('awaits'))
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const filed = await everyRow(
    db
      .selectFrom('filing_record')
      .select('transaction_type')
      .where('entity_id', '=', entityId)
      .where('effect_state', 'in', STATES_TO_COME),
  );
  const { status_code: statusCode } = withStandingAt(row, now);
  return {
    entityId,
    name: row.name,
    record: {
      entityType: row.entity_type,
      statusCode,
      reportDue: row.report_due,
      filed: filed.map(({ transaction_type: type }) => type),
    },
    awaitsEffect: Boolean(row.awaits),
    isBehindClock: statusCode !== row.status_code,
  };
}

import type { EntityStatusCode, StatusChange } from '#rules';
import { nextOverdueStatus, officeDay, officeMidnight, overdueEffect } from '#rules';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { changeEntity, effectOf } from './change-entity';
import { FACT_COLUMNS } from './record-facts';

/** What becomes of entities of one status whose reports were due on one day. */
interface Overdue {
  from: EntityStatusCode;
  reportDue: string;
  change: StatusChange;
}

const FACTS = sql.join(FACT_COLUMNS.map((column) => sql.ref(column)));

/**
 * Changes those of the entities on which nothing has effect since that midnight, all by one statement: the effect is the last one on each of
 * them, so that the record is what it sets.
 * @returns the IDs of those that were changed
 */
async function writeTogether(
  tx: Transaction<Database>,
  entityIds: readonly string[],
  { from, reportDue, change }: Overdue,
  at: Date,
): Promise<string[]> {
  const changes = overdueEffect({ from, reportDue, ...change });
  const [status] = changes.flatMap(({ set }) => (set.status === undefined ? [] : [set.status]));
  if (status === undefined) return [];
  const effect = JSON.stringify(effectOf(changes, { at, cause: 'housekeeping' }));
  const { rows } = await sql<{ entity_id: string }>`
    with due as (
      select entity_id, version, ${FACTS} from entity
      where entity_id = any(${entityIds}::text[]) and status_code = ${from} and report_due = ${reportDue}::date
        and not exists (
          select from record_effect
          where record_effect.entity_id = entity.entity_id and cause <> 'start' and at >= ${at}::timestamptz)),
    kept_effect as (
      insert into record_effect (entity_id, version, cause, at, received_at, changes)
      select entity_id, version + 1, 'housekeeping', ${at}::timestamptz, ${at}::timestamptz, ${JSON.stringify(changes)}::jsonb
      from due),
    kept_history as (
      insert into entity_history (entity_id, version, ${FACTS}, ended_at, cause, effect)
      select entity_id, version, ${FACTS}, ${at}::timestamptz, 'housekeeping', ${effect}::jsonb from due)
    update entity
    set status_code = ${status.code}, delinquency_date = ${status.delinquentSince}::date,
      dissolution_date = ${status.dissolvedOn}::date, version = entity.version + 1
    from due where entity.entity_id = due.entity_id
    returning entity.entity_id`.execute(tx);
  return rows.map(({ entity_id }) => entity_id);
}

/**
 * Writes down that entities have another status since a day, as of the midnight at which that day began. Where something has effect since
 * then, the change takes its place before it, one entity after the other. The caller's transaction keeps all of them locked.
 */
export async function writeOverdue(
  tx: Transaction<Database>,
  entityIds: readonly string[],
  overdue: Overdue,
): Promise<void> {
  const { change, ...until } = overdue;
  const at = new Date(officeMidnight(change.day));
  const changed = new Set(await writeTogether(tx, entityIds, overdue, at));
  const changes = overdueEffect({ ...until, ...change });
  for (const entityId of entityIds)
    if (!changed.has(entityId)) await changeEntity(tx, entityId, changes, { at, cause: 'housekeeping' });
}

/**
 * Writes down what the clock has made of an entity by now, before a filing takes effect on it: the job that does so for all may come hours
 * after midnight (T1-clock). The caller's transaction keeps the entity locked.
 */
export async function writeStanding(tx: Transaction<Database>, entityId: string, now: Date): Promise<void> {
  for (;;) {
    const entity = await tx
      .selectFrom('entity')
      .select(['status_code', 'report_due'])
      .where('entity_id', '=', entityId)
      .forUpdate()
      .executeTakeFirst();
    if (entity === undefined) return;
    const { status_code: statusCode, report_due: reportDue } = entity;
    const change = nextOverdueStatus(statusCode, reportDue ?? '');
    if (reportDue === null || change === null || change.day > officeDay(now.toISOString())) return;
    await writeOverdue(tx, [entityId], { from: statusCode as EntityStatusCode, reportDue, change });
  }
}

import type { EntityStatusCode, StatusChange } from '#rules';
import { nextOverdueStatus, officeDay, officeMidnight, overdueEffect } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { changeEntity } from './change-entity';

/** Writes down that an entity has another status since a day, as of the midnight at which that day began. */
export async function writeOverdue(
  tx: Transaction<Database>,
  entityId: string,
  { change, ...until }: { from: EntityStatusCode; reportDue: string; change: StatusChange },
): Promise<void> {
  const at = new Date(officeMidnight(change.day));
  await changeEntity(tx, entityId, overdueEffect({ ...until, ...change }), { at, cause: 'housekeeping' });
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
    await writeOverdue(tx, entityId, { from: statusCode as EntityStatusCode, reportDue, change });
  }
}

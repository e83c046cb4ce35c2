import type { EntityStatusCode, StatusChange } from '#rules';
import { nextOverdueStatus, officeDay, REPORTING_STATUSES } from '#rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/tables';
import type { Day } from '../../database/tables/entities';
import { awaitsEffect } from '../../entities/standing-by-clock';
import { mayBeTried } from '../../outbox/set-aside';

/** Entities of one status that get another on one day, since they have not filed their report. */
export interface OverdueEntities {
  from: EntityStatusCode;
  /** Why it cannot be told, where their day is none that a calendar has. */
  change: StatusChange | Error;
  /** The day by which the first of their reports was due. */
  firstDue: Day;
}

/**
 * The entities of a status that have an open report, oldest first, but for those that are set aside. One whose delayed filing was to take effect by now waits for it:
 * what that changes was there before the status changed.
 */
export const selectWithOpenReport = (db: Kysely<Database>, from: EntityStatusCode, now: Date) =>
  db
    .selectFrom('entity')
    .where('status_code', '=', from)
    .where('report_due', 'is not', null)
    .where(mayBeTried('overdue-reports', sql.ref('entity.entity_id'), now))
    .where((is) => is.not(awaitsEffect(is, now)))
    .orderBy('report_due')
    .orderBy('entity_id');

/** What a due day brings about once its time has come; undefined when that is still to come. */
function changeAfter(
  from: EntityStatusCode,
  firstDue: Day,
  now: Date,
): OverdueEntities['change'] | undefined {
  const change = nextOverdueStatus(from, firstDue);
  if (change === null) return new Error(`The due day ${firstDue} is none of the calendar.`);
  return change.day > officeDay(now.toISOString()) ? undefined : change;
}

/** The entities of a status that get another first; null when that day is still to come. */
async function findFirst(
  db: Kysely<Database>,
  from: EntityStatusCode,
  now: Date,
): Promise<OverdueEntities | null> {
  const oldest = await selectWithOpenReport(db, from, now).select('report_due').limit(1).executeTakeFirst();
  const firstDue = oldest?.report_due;
  if (firstDue === undefined || firstDue === null) return null;
  const change = changeAfter(from, firstDue, now);
  return change === undefined ? null : { from, change, firstDue };
}

/** Those of which nothing can be told come first, so that they are set aside. */
const dayOf = ({ change }: OverdueEntities): string => (change instanceof Error ? '' : change.day);

/**
 * The entities whose status was to change on the first day that has passed without it, so that days are made up for in their order
 * (decision on fees); null when nothing is overdue.
 */
export async function findOverdueEntities(db: Kysely<Database>, now: Date): Promise<OverdueEntities | null> {
  const overdueGroups: OverdueEntities[] = [];
  for (const status of REPORTING_STATUSES) {
    const first = await findFirst(db, status, now);
    if (first !== null) overdueGroups.push(first);
  }
  overdueGroups.sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
  return overdueGroups[0] ?? null;
}

import { ENTITY_STATUS_CODES, lastLapsedDue, statusesOf, statusGroupOf, type StatusGroup } from '#rules';
import { sql, type RawBuilder } from 'kysely';

/** Entities whose status is of a group at an instant by the office's clock: what `withStandingAt` tells of each. */
export interface Standing {
  group: StatusGroup;
  now: Date;
}

/** Statuses that the clock moves to another group once a report is late, as they are on record until the job has come. */
export const LAPSING = statusesOf('current');
const isLapsing = sql`status_code in (${sql.join(LAPSING.map((code) => sql.lit(code)))})`;

/** Unknown where no report is due, which no condition takes for true. */
const lapsedBy = (now: Date): RawBuilder<boolean> =>
  sql`report_due <= ${lastLapsedDue(LAPSING[0] ?? '', now.toISOString())}::date`;

/** The condition that an entity has a status of the group, by the clock. */
export function isStanding({ group, now }: Standing): RawBuilder<boolean> {
  const groups = ENTITY_STATUS_CODES.map(
    (code) => sql`when ${sql.lit(code)} then ${sql.lit(statusGroupOf(code))}`,
  );
  const begun = sql`case when status_code = 'DELAYED' and effective_at <= ${now} then 'GOOD' else status_code end`;
  const byRecord = sql`case ${begun} ${sql.join(groups, sql` `)} else 'ended' end`;
  return sql`(case when ${byRecord} = 'current' and ${lapsedBy(now)} then 'attention' else ${byRecord} end = ${group})`;
}

/** The statuses on record of all that have a status of the group by the clock, but for those of `isNewlyLate`. */
export const recordedStatusesOf = (group: StatusGroup): string[] =>
  group === 'current' ? [...statusesOf(group), 'DELAYED'] : statusesOf(group);

/** The condition that a report is late of which the record does not tell yet: few at any time but midnight, and answered by an index. */
export const isNewlyLate = (now: Date): RawBuilder<boolean> => sql`${isLapsing} and ${lapsedBy(now)}`;

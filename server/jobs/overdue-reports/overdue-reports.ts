import { nextOfficeMidnight } from '#rules';
import type { Kysely } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import type { JobResult } from '../../outbox/job-result';
import { makeDue } from '../../outbox/make-due';
import { changeOverdueEntities } from './change-overdue';
import { findOverdueEntities } from './overdue-entities';

/** Entities of one transaction: it ends long before the lease of its job. */
const ENTITIES_AT_ONCE = 50;

/** The longest time between two runs: an entity that had to wait for a delayed filing is looked at again in the next one. */
const LONGEST_PAUSE_MILLISECONDS = 3_600_000;

/**
 * Looks for overdue reports now, on all replicas once: at every start of a server, and when testers have moved the clock, so that it is
 * done also where they have moved it back since it was last due.
 */
export const scheduleOverdueReports = (db: Kysely<Database>, now: Date): Promise<void> =>
  makeDue(db, 'overdue-reports', now);

/** When it is due next: at once while more is overdue, otherwise when the office's next day begins, or before. */
const nextTime = (now: Date, isMore: boolean): Date => {
  if (isMore) return now;
  return new Date(
    Math.min(nextOfficeMidnight(now.toISOString()), now.getTime() + LONGEST_PAUSE_MILLISECONDS),
  );
};

/**
 * Carries out what due days bring about: entities that have not filed their periodic report become noncompliant, and delinquent two
 * months later (decision on fees). One batch at a time, each in its own transaction: one that was killed has changed nothing, and a
 * second one finds what the first has left.
 */
export async function runOverdueReports(registry: Registry): Promise<JobResult> {
  const { db, clock, log } = registry;
  const now = clock.now();
  const overdue = await findOverdueEntities(db, now);
  if (overdue === null) return { again: nextTime(now, false) };
  const entities = await db
    .transaction()
    .execute((tx) => changeOverdueEntities(registry, tx, overdue, { now, limit: ENTITIES_AT_ONCE }));
  log.info({ change: overdue.change, entities }, 'reports are overdue');
  return { again: nextTime(now, true) };
}

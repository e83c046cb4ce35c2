import type { Registry } from '../../context';
import type { JobResult } from '../../outbox/job-result';
import { nextOfficeDay } from '../office-days';
import { changeOverdueEntities } from './change-overdue';
import { findOverdueEntities } from './overdue-entities';

/** Entities of one transaction: others wait for its end to commit what is public, and to file on these entities. */
const ENTITIES_AT_ONCE = 500;

/**
 * Carries out what due days bring about: entities that have not filed their periodic report become noncompliant, and delinquent two
 * months later (decision on fees). One batch at a time, each in its own transaction: one that was killed has changed nothing, and a
 * second one finds what the first has left.
 */
export async function runOverdueReports(registry: Registry, limit = ENTITIES_AT_ONCE): Promise<JobResult> {
  const { db, clock, log } = registry;
  const now = clock.now();
  const overdue = await findOverdueEntities(db, now);
  if (overdue === null) return { again: nextOfficeDay(now, false) };
  const entities = await db
    .transaction()
    .execute((tx) => changeOverdueEntities(registry, tx, overdue, { now, limit }));
  log.info({ change: overdue.change, entities }, 'reports are overdue');
  return { again: nextOfficeDay(now, true) };
}

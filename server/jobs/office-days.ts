import { nextOfficeMidnight } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { makeDue } from '../outbox/make-due';

/** The longest time between two runs: what had to wait, or was set aside, is looked at again in the next one. */
const LONGEST_PAUSE_MILLISECONDS = 3_600_000;

/**
 * Looks now for what days of the office's calendar have brought about, on all replicas once: at every start of a server, and when testers
 * have moved the clock, so that it is done also where they have moved it back since it was last due.
 */
export async function scheduleOfficeDays(db: Kysely<Database>, now: Date): Promise<void> {
  await makeDue(db, 'overdue-reports', now);
  await makeDue(db, 'names-set-free', now);
}

/** When such a job is due next: at once while there is more to do, otherwise when the office's next day begins, or before. */
export const nextOfficeDay = (now: Date, isMore: boolean): Date =>
  isMore
    ? now
    : new Date(Math.min(nextOfficeMidnight(now.toISOString()), now.getTime() + LONGEST_PAUSE_MILLISECONDS));

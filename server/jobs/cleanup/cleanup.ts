import type { Kysely } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import type { JobResult } from '../../outbox/job-result';
import { makeDue } from '../../outbox/make-due';
import { removeExpiredDrafts } from './expired-drafts';
import { OLD_ROWS, removeOldRows } from './old-rows';

/** Drafts may carry large files, so few are removed at once. */
const DRAFTS_AT_ONCE = 20;
const ROWS_AT_ONCE = 500;

const PAUSE_MILLISECONDS = 3_600_000;

/**
 * Makes the cleanup due now. Called at every start of a server, so that it is done even when testers have moved the clock back since
 * it was last due.
 */
export const scheduleCleanup = (db: Kysely<Database>, now: Date): Promise<void> =>
  makeDue(db, 'cleanup', now);

/** Removes what is old, a small batch of each kind; again at once while there is more, otherwise after a pause. */
export async function runCleanup(registry: Registry): Promise<JobResult> {
  const drafts = await removeExpiredDrafts(registry, DRAFTS_AT_ONCE);
  const removed: [string, number][] = [['filing_draft', drafts]];
  let isMore = drafts === DRAFTS_AT_ONCE;
  for (const rows of OLD_ROWS) {
    const old = await removeOldRows(registry, rows, ROWS_AT_ONCE);
    removed.push([rows.table, old.removed]);
    isMore ||= old.isMore;
  }
  const counts = Object.fromEntries(removed.filter(([, count]) => count > 0));
  if (Object.keys(counts).length > 0) registry.log.info({ removed: counts }, 'old rows removed');
  return { again: new Date(registry.clock.now().getTime() + (isMore ? 0 : PAUSE_MILLISECONDS)) };
}

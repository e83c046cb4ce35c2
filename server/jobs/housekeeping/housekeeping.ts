import type { Kysely } from 'kysely';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import type { JobResult } from '../job';
import { enqueue } from '../outbox';
import { removeLapsedDrafts } from './lapsed-drafts';
import { OLD_ROWS, removeOldRows } from './old-rows';

/** Drafts may carry large files, so few go at once. */
const DRAFTS_AT_ONCE = 20;
const ROWS_AT_ONCE = 500;

const PAUSE_MILLISECONDS = 3_600_000;

/** There is one housekeeping for all replicas: one row of the outbox, which postpones itself. */
const KEY = 'housekeeping';

/**
 * Sees to it that housekeeping is done from now on; with every start of a server at the latest, also when testers have moved the
 * clock back since it was last done.
 */
export async function scheduleHousekeeping(db: Kysely<Database>, now: Date): Promise<void> {
  await enqueue(db, { kind: 'housekeeping', payload: {}, dueAt: now, now, dedupeKey: KEY });
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('dedupe_key', '=', KEY)
    .where('state', '=', 'queued')
    .where('due_at', '>', now)
    .execute();
}

/** Removes what is old, a small batch of each kind; again at once while there is more, otherwise after a pause. */
export async function keepHouse(registry: Registry): Promise<JobResult> {
  const removed: [string, number][] = [['filing_draft', await removeLapsedDrafts(registry, DRAFTS_AT_ONCE)]];
  for (const rows of OLD_ROWS) removed.push([rows.table, await removeOldRows(registry, rows, ROWS_AT_ONCE)]);
  const found = Object.fromEntries(removed.filter(([, count]) => count > 0));
  if (Object.keys(found).length > 0) registry.log.info({ removed: found }, 'old rows removed');
  const isMore = removed.some(
    ([table, count]) => count === (table === 'filing_draft' ? DRAFTS_AT_ONCE : ROWS_AT_ONCE),
  );
  return { again: new Date(registry.clock.now().getTime() + (isMore ? 0 : PAUSE_MILLISECONDS)) };
}

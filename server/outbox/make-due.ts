import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { enqueueJob } from './outbox';

/** Jobs of which all replicas share one, a row of the outbox that postpones itself. */
type RepeatedJob =
  | 'cleanup'
  | 'names-set-free'
  | 'notices'
  | 'overdue-reports'
  | 'payment-book'
  | 'record-snapshot'
  | 'report-reminders'
  | 'storage-sweep';

/**
 * Queues the one job of this kind, or makes it due now where it waits for a later time, or has failed: an earlier version of the server, which
 * does not know its kind, may have taken it.
 */
export async function makeDue(db: Kysely<Database>, kind: RepeatedJob, now: Date): Promise<void> {
  await enqueueJob(db, { kind, payload: {}, dueAt: now, now, dedupeKey: kind });
  await db
    .updateTable('outbox')
    .set({ due_at: now, state: 'queued', held_until: null, attempts: 0, finished_at: null })
    .where('dedupe_key', '=', kind)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'failed'), and([eb('state', '=', 'queued'), eb('due_at', '>', now)])]),
    )
    .execute();
}

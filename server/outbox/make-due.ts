import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { enqueueJob } from './outbox';

/** Jobs of which all replicas share one, a row of the outbox that postpones itself. */
type RepeatedJob = 'cleanup' | 'names-set-free' | 'overdue-reports' | 'storage-sweep';

/** Queues the one job of this kind, or makes it due now where it waits for a later time. */
export async function makeDue(db: Kysely<Database>, kind: RepeatedJob, now: Date): Promise<void> {
  await enqueueJob(db, { kind, payload: {}, dueAt: now, now, dedupeKey: kind });
  await db
    .updateTable('outbox')
    .set({ due_at: now })
    .where('dedupe_key', '=', kind)
    .where('state', '=', 'queued')
    .where('due_at', '>', now)
    .execute();
}

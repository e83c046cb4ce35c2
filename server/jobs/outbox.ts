import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { OutboxTable } from '../database/tables/filings';
import type { OutboxKind, OutboxPayloads } from './outbox-payloads';

export type OutboxRow = Selectable<OutboxTable>;

/** A worker that dies keeps its rows this long. Longer than any job may take. */
const LEASE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 900;

/** Work to be done once the transaction that queues it has been committed. */
export interface Errand<K extends OutboxKind> {
  kind: K;
  payload: OutboxPayloads[K];
  /** By the registry's clock. */
  dueAt: Date;
  now: Date;
  /** Work under the same key is queued once. */
  dedupeKey?: string;
}

/** Queues work inside the caller's transaction. */
export async function enqueue<K extends OutboxKind>(db: Kysely<Database>, errand: Errand<K>): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      kind: errand.kind,
      dedupe_key: errand.dedupeKey ?? null,
      payload: JSON.stringify(errand.payload),
      state: 'queued',
      due_at: errand.dueAt,
      created_at: errand.now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/**
 * Takes due work, oldest first, and leases it: other workers pass over it until the lease ends.
 * One statement, so that a worker killed at any moment either has the rows or has left them as they were.
 */
export async function claim(db: Kysely<Database>, now: Date, limit: number): Promise<OutboxRow[]> {
  const due = db
    .selectFrom('outbox')
    .select('outbox_id')
    .where('state', '=', 'queued')
    .where('due_at', '<=', now)
    .where((row) =>
      row.or([row('held_until', 'is', null), row('held_until', '<=', sql<Date>`clock_timestamp()`)]),
    )
    .orderBy('due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox')
    .set({
      held_until: secondsFromNow(LEASE_SECONDS),
      attempts: sql<number>`attempts + 1`,
    })
    .where('outbox_id', 'in', due)
    .returningAll()
    .execute();
}

const secondsFromNow = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/** A row that this worker still holds: had its lease ended, another would have counted a further attempt. */
const held = (db: Kysely<Database>, row: OutboxRow) =>
  db.updateTable('outbox').where('outbox_id', '=', row.outbox_id).where('attempts', '=', row.attempts);

export async function finish(db: Kysely<Database>, row: OutboxRow, now: Date): Promise<void> {
  await held(db, row).set({ state: 'done', held_until: null, last_error: null, finished_at: now }).execute();
}

/** Does the work again later, by the registry's clock, as if for the first time. */
export async function postpone(db: Kysely<Database>, row: OutboxRow, dueAt: Date): Promise<void> {
  await held(db, row).set({ due_at: dueAt, held_until: null, attempts: 0, last_error: null }).execute();
}

/** Keeps the error and tries again after a pause that doubles, or gives up after the last attempt. */
export async function fail(
  db: Kysely<Database>,
  row: OutboxRow,
  { error, maxAttempts, now }: { error: string; maxAttempts: number; now: Date },
): Promise<void> {
  const isLast = row.attempts >= maxAttempts;
  const pause = Math.min(2 ** Math.min(row.attempts - 1, 10), LONGEST_PAUSE_SECONDS);
  await held(db, row)
    .set({
      state: isLast ? 'failed' : 'queued',
      last_error: error.slice(0, 1000),
      held_until: isLast ? null : secondsFromNow(pause),
      finished_at: isLast ? now : null,
    })
    .execute();
}

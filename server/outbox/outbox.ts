import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { OutboxTable } from '../database/tables/filings';
import type { OutboxKind, OutboxPayloads } from './outbox-payloads';

export type OutboxRow = Selectable<OutboxTable>;

/**
 * The rows of a worker that crashed are free again after this time. A worker renews the lease of its jobs several times within it, so a
 * payment waits only seconds for another worker, and not as long as the longest job may take.
 */
const LEASE_SECONDS = 20;
/** Pause between two renewals: two of them may get lost before the lease ends. */
export const RENEWAL_MILLISECONDS = 6_000;
const LONGEST_PAUSE_SECONDS = 900;

/** A job to be run once the transaction that queues it has been committed. */
export interface NewJob<K extends OutboxKind> {
  kind: K;
  payload: OutboxPayloads[K];
  /** By the registry's clock. */
  dueAt: Date;
  now: Date;
  /** Jobs under the same key are queued once. */
  dedupeKey?: string;
}

/** A job of any kind. */
export type AnyJob = { [K in OutboxKind]: NewJob<K> }[OutboxKind];

const rowOf = ({ kind, dedupeKey, payload, dueAt, now }: AnyJob | NewJob<OutboxKind>) => ({
  kind,
  dedupe_key: dedupeKey ?? null,
  payload,
  state: 'queued' as const,
  due_at: dueAt,
  created_at: now,
});

/** Queues jobs by one statement, and answers whether any was new. */
async function insertJobs(
  db: Kysely<Database>,
  jobs: readonly (AnyJob | NewJob<OutboxKind>)[],
): Promise<boolean> {
  if (jobs.length === 0) return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('outbox')
    .values(jobs.map(rowOf).map(({ payload, ...row }) => ({ ...row, payload: JSON.stringify(payload) })))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Queues jobs inside the caller's transaction, all by one statement. */
export async function enqueueJobs(
  db: Kysely<Database>,
  jobs: readonly (AnyJob | NewJob<OutboxKind>)[],
): Promise<void> {
  await insertJobs(db, jobs);
}

/** A part of a statement that queues jobs where another part has written its row, and only there: both happen or neither. */
export const jobsWhere = (written: string, jobs: readonly (AnyJob | NewJob<OutboxKind>)[]) =>
  sql<never>`(insert into outbox (kind, dedupe_key, payload, state, due_at, created_at)
    select job.kind, job.dedupe_key, job.payload, job.state, job.due_at, job.created_at
    from ${sql.table(written)}, jsonb_to_recordset(${JSON.stringify(jobs.map(rowOf))}::jsonb)
      as job(kind text, dedupe_key text, payload jsonb, state text, due_at timestamptz, created_at timestamptz)
    on conflict (dedupe_key) do nothing)`;

/** Queues one job inside the caller's transaction. */
export const enqueueJob = <K extends OutboxKind>(db: Kysely<Database>, job: NewJob<K>): Promise<void> =>
  enqueueJobs(db, [job]);

/** Queues a job under a key inside the caller's transaction; false where that was done before. */
export const enqueueOnce = <K extends OutboxKind>(
  db: Kysely<Database>,
  job: NewJob<K> & { dedupeKey: string },
): Promise<boolean> => insertJobs(db, [job]);

/** Which jobs a worker takes, and how many at once. */
export interface Claim {
  /** Only these kinds; all kinds unless given. */
  kinds?: readonly string[];
  /** All kinds except these. */
  except?: readonly string[];
  limit: number;
}

/**
 * Claims due jobs, oldest first, and leases them: other workers skip them until the lease ends.
 * One statement, so that a worker killed at any moment either has the rows or has left them as they were.
 */
export async function claimJobs(
  db: Kysely<Database>,
  now: Date,
  { kinds, except = [], limit }: Claim,
): Promise<OutboxRow[]> {
  const dueMails = db
    .selectFrom('outbox')
    .select('outbox_id')
    .where('state', '=', 'queued')
    .where('due_at', '<=', now)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .$if(except.length > 0, (query) => query.where('kind', 'not in', except))
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
    .where('outbox_id', 'in', dueMails)
    .returningAll()
    .execute();
}

const secondsFromNow = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/** A row whose lease this worker still has: another worker would have counted a further attempt. */
const leased = (db: Kysely<Database>, row: OutboxRow) =>
  db.updateTable('outbox').where('outbox_id', '=', row.outbox_id).where('attempts', '=', row.attempts);

/** Holds the row for another lease; answers whether this worker still had it. */
export async function renewLease(db: Kysely<Database>, row: OutboxRow): Promise<boolean> {
  const { numUpdatedRows } = await leased(db, row)
    .where('state', '=', 'queued')
    .set({ held_until: secondsFromNow(LEASE_SECONDS) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function finishJob(db: Kysely<Database>, row: OutboxRow, now: Date): Promise<void> {
  await leased(db, row)
    .set({ state: 'done', held_until: null, last_error: null, finished_at: now })
    .execute();
}

/** Runs the job again later, by the registry's clock, as if for the first time. */
export async function postponeJob(db: Kysely<Database>, row: OutboxRow, dueAt: Date): Promise<void> {
  await leased(db, row).set({ due_at: dueAt, held_until: null, attempts: 0, last_error: null }).execute();
}

/** Keeps the error and tries again after a pause that doubles, or leaves the job as failed after the last attempt. */
export async function failJob(
  db: Kysely<Database>,
  row: OutboxRow,
  { error, maxAttempts, now }: { error: string; maxAttempts: number; now: Date },
): Promise<void> {
  const isLast = row.attempts >= maxAttempts;
  const pause = Math.min(2 ** Math.min(row.attempts - 1, 10), LONGEST_PAUSE_SECONDS);
  await leased(db, row)
    .set({
      state: isLast ? 'failed' : 'queued',
      last_error: error.slice(0, 1000),
      held_until: isLast ? null : secondsFromNow(pause),
      finished_at: isLast ? now : null,
    })
    .execute();
}

import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { everyRow } from '../database/every-row';
import { inSavepoint } from '../database/in-savepoint';
import type { Database } from '../database/tables';
import { describeError } from '../failures/describe-error';
import type { OutboxKind } from './outbox-payloads';

/** A row that could not be changed is left alone for so long: somebody may have mended it by then. */
const PAUSE_MILLISECONDS = 3_600_000;

const LONGEST_REASON = 1_000;

/** Rows that a job changes in one transaction. */
export interface Batch<Row> {
  job: OutboxKind;
  rows: readonly Row[];
  /** What a row is called when it is set aside. */
  subjectOf(row: Row): string;
  now: Date;
}

/** Whether a job may try a row: it was not set aside within the last hour, nor by a clock that testers have moved back since. */
export const mayBeTried = (
  job: OutboxKind,
  subject: RawBuilder<unknown>,
  now: Date,
) => sql<boolean>`not exists (
  select from row_set_aside where job = ${job} and row_set_aside.subject = ${subject}
    and tried_at > ${new Date(now.getTime() - PAUSE_MILLISECONDS)} and tried_at <= ${now})`;

async function setAside(
  tx: Transaction<Database>,
  { job, subject, reason, now }: { job: OutboxKind; subject: string; reason: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('row_set_aside')
    .values({ job, subject, reason, first_at: now, tried_at: now })
    .onConflict((conflict) => conflict.columns(['job', 'subject']).doUpdateSet({ reason, tried_at: now }))
    .execute();
}

/** Rows that were changed are not set aside any more. */
async function forget<Row>(
  tx: Transaction<Database>,
  { job, subjectOf }: Batch<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .deleteFrom('row_set_aside')
    .where('job', '=', job)
    .where('subject', 'in', rows.map(subjectOf))
    .execute();
}

/** Changes a row; false where that failed and the row was set aside, which the log, a metric and the staff's page tell. */
async function isChanged<Row>(
  { log }: { log: Logger },
  tx: Transaction<Database>,
  { job, subjectOf, now }: Batch<Row>,
  { row, change }: { row: Row; change(row: Row): Promise<unknown> },
): Promise<boolean> {
  const subject = subjectOf(row);
  try {
    await inSavepoint(tx, () => change(row));
    return true;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
    // Where the connection is lost, this fails too, and with it the whole batch.
    await setAside(tx, { job, subject, reason, now });
    log.error({ job, subject, error: describeError(error) }, 'a row could not be changed and is set aside');
    return false;
  }
}

/**
 * Changes each row of a batch by itself. One that cannot be changed is set aside, so that the job goes on with the others.
 * @returns how many were changed
 */
export async function changeEach<Row>(
  registry: { log: Logger },
  tx: Transaction<Database>,
  batch: Batch<Row>,
  change: (row: Row) => Promise<unknown>,
): Promise<number> {
  const changed: Row[] = [];
  for (const row of batch.rows) if (await isChanged(registry, tx, batch, { row, change })) changed.push(row);
  await forget(tx, batch, changed);
  return changed.length;
}

/** The same for rows that are changed together: each by itself only where that fails. */
export const changeAll = <Row>(
  registry: { log: Logger },
  tx: Transaction<Database>,
  batch: Batch<Row>,
  change: (rows: readonly Row[]) => Promise<unknown>,
): Promise<number> =>
  inSavepoint(tx, () => change(batch.rows)).then(
    async () => {
      await forget(tx, batch, batch.rows);
      return batch.rows.length;
    },
    () => changeEach(registry, tx, batch, (row) => change([row])),
  );

/** How many rows each job has set aside. */
export async function rowsSetAside(db: Kysely<Database>): Promise<{ job: string; count: number }[]> {
  const rows = await everyRow(
    db
      .selectFrom('row_set_aside')
      .select(({ fn }) => ['job', fn.countAll<string>().as('count')])
      .groupBy('job'),
  );
  return rows.map(({ job, count }) => ({ job, count: Number(count) }));
}

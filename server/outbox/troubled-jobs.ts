import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { everyRow } from '../database/every-row';

/** Longer than a busy server takes to come to a job. One that is tried again and again keeps the moment when it was due. */
const LATE_MILLISECONDS = 10 * 60_000;

/** Jobs of one kind that somebody should look at: they failed for good, or are still not done. */
export interface TroubledJobs {
  kind: string;
  state: 'failed' | 'late';
  count: number;
}

/** How many jobs of each kind have failed for good, and how many are not done long after they were due. */
export async function troubledJobs(db: Kysely<Database>, now: Date): Promise<TroubledJobs[]> {
  const count = db.selectFrom('outbox').select(({ fn }) => ['kind', fn.countAll<string>().as('count')]);
  const failed = await everyRow(count.where('state', '=', 'failed').groupBy('kind'));
  const late = await everyRow(
    count
      .where('state', '=', 'queued')
      .where('due_at', '<', new Date(now.getTime() - LATE_MILLISECONDS))
      .groupBy('kind'),
  );
  return [
    ...failed.map(({ kind, count: jobs }) => ({ kind, state: 'failed' as const, count: Number(jobs) })),
    ...late.map(({ kind, count: jobs }) => ({ kind, state: 'late' as const, count: Number(jobs) })),
  ];
}

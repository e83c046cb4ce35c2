import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './tables';

/** The largest number of the column: beyond it nothing more is counted. */
const MAX_HITS = 2_147_483_647;

/** A rate limit: how often something may happen within a period. */
export interface RateLimit {
  /** What is counted, and for whom. */
  bucket: string;
  most: number;
  windowMilliseconds: number;
  /** How much this one counts; 1 unless given. */
  weight?: number;
}

/**
 * Counts one more in the bucket's window, for all replicas together: one statement on one row, so that no request is counted twice or lost.
 * A window that has ended begins again; so does one that begins far ahead, which a clock moved by testers leaves behind.
 *
 * @returns whole seconds until the window ends when the limit was passed with this one, otherwise null
 */
export async function countHit(
  db: Kysely<Database>,
  { bucket, most, windowMilliseconds, weight = 1 }: RateLimit,
  now: Date,
): Promise<number | null> {
  const shifted = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const { hits, started_at } = await db
    .insertInto('rate_window')
    .values({ bucket, started_at: now, hits: weight })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet((row) => {
        const isUnderWay = row.and([
          row('rate_window.started_at', '>', shifted(-windowMilliseconds)),
          row('rate_window.started_at', '<', shifted(windowMilliseconds)),
        ]);
        return {
          hits: row
            .case()
            .when(isUnderWay)
            .then(sql<number>`least(rate_window.hits + ${weight}::bigint, ${MAX_HITS})::integer`)
            .else(weight)
            .end(),
          started_at: row.case().when(isUnderWay).then(row.ref('rate_window.started_at')).else(now).end(),
        };
      }),
    )
    .returning(['hits', 'started_at'])
    .executeTakeFirstOrThrow();
  if (hits <= most) return null;
  const millisecondsLeft = started_at.getTime() + windowMilliseconds - now.getTime();
  return Math.max(1, Math.ceil(millisecondsLeft / 1000));
}

/** Takes one of a bucket's hits back that turned out not to count. */
export const uncountHit = async (db: Kysely<Database>, bucket: string): Promise<void> => {
  await db
    .updateTable('rate_window')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('bucket', '=', bucket)
    .execute();
};

import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { enqueueJob } from './outbox';

/** The most in one job, which makes one request for each. */
const OBJECTS_A_JOB = 50;

/** A reader who read the row just before it was removed can read the object to its end. */
const READING_MILLISECONDS = 60_000;

/**
 * Has the objects removed in which files lay whose rows this transaction removes. Files whose contents lay in their rows have none.
 */
export async function enqueueObjectRemoval(
  tx: Transaction<Database>,
  files: readonly { object_key: string | null }[],
  now: Date,
): Promise<void> {
  const keys = files.flatMap(({ object_key: key }) => (key === null ? [] : [key]));
  for (let start = 0; start < keys.length; start += OBJECTS_A_JOB)
    await enqueueJob(tx, {
      kind: 'object-removal',
      payload: { objectKeys: keys.slice(start, start + OBJECTS_A_JOB) },
      dueAt: new Date(now.getTime() + READING_MILLISECONDS),
      now,
    });
}

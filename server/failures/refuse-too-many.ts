import type { Kysely } from 'kysely';
import type { RateLimit } from '../database/rate-window';
import { countHit } from '../database/rate-window';
import type { Database } from '../database/tables';
import { HttpFailure } from './failure';

export const TOO_MANY_MESSAGE = 'There were too many requests. Wait a minute and try again.';

/**
 * Counts one more and refuses it when that is too many.
 * @throws HttpFailure 429 with the time to wait
 */
export async function refuseTooMany(
  db: Kysely<Database>,
  limit: RateLimit,
  now: Date,
  message = TOO_MANY_MESSAGE,
): Promise<void> {
  const retryAfter = await countHit(db, limit, now);
  if (retryAfter !== null) throw new HttpFailure(429, message, { retryAfter });
}

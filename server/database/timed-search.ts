import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from './tables';

/** Longest that a search may take: what it would take longer for is answered as not available now. */
const TIME_LIMIT = '2s';

/**
 * Searches in a transaction of its own, each of whose statements is canceled after two seconds: anybody may ask, as often as the limits of
 * rate allow, and a connection that is held long is missing elsewhere.
 * @throws the database's error 57014 for what takes longer, which is answered with 503
 */
export function timedSearch<Found>(
  db: Kysely<Database>,
  search: (tx: Transaction<Database>) => Promise<Found>,
): Promise<Found> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(TIME_LIMIT)}`.execute(tx);
    return search(tx);
  });
}

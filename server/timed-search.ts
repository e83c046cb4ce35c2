import type { Kysely, KyselyPlugin, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { QueueLimits } from './bounded-queue';
import { boundedQueue, busy } from './bounded-queue';
import { requestCaller, requestSignal } from './callers/request-signal';
import type { Database } from './database/tables';

/** Longest that a statement of a search may take: what it would take longer for is answered as not available now. */
const TIME_LIMIT = '2s';

/** A search holds a connection: most of the pool is left to what filers pay for. Waiting and searching end before the answer's time does. */
const LIMITS: QueueLimits = {
  atOnce: 4,
  waiting: 60,
  waitingMilliseconds: 3_000,
  ofCaller: { atOnce: 2, waiting: 20 },
};

const queue = boundedQueue(LIMITS);

/** Lets no statement begin once nobody waits for what it would find. */
const untilOver = (signal: AbortSignal | undefined): KyselyPlugin => ({
  transformQuery({ node }) {
    if (signal?.aborted) throw busy();
    return node;
  },
  transformResult: async ({ result }) => result,
});

/**
 * Reads many rows, by words or to count them, when the turn of its caller comes, in a transaction of its own, each of whose statements is
 * canceled after two seconds: whoever may ask may ask often, and a connection that is held long is missing elsewhere.
 * @throws HttpFailure 503 at once where too many wait; the database's error 57014 for what takes longer, which is answered with 503
 */
export function timedSearch<Found>(
  db: Kysely<Database>,
  search: (tx: Transaction<Database>) => Promise<Found>,
): Promise<Found> {
  return queue.run(
    () =>
      db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(TIME_LIMIT)}`.execute(tx);
        return search(tx.withPlugin(untilOver(requestSignal())));
      }),
    requestCaller(),
  );
}

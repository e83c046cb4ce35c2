import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { isTransientError } from './transient-error';
import type { Database } from './tables';

const ATTEMPTS = 30;
const PAUSE_MILLISECONDS = 1_000;

/** Waits for a database that starts together with the server; gives up after this many tries. */
export async function untilReachable(db: Kysely<Database>, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!isTransientError(error) || attempt === ATTEMPTS) throw error;
      log.warn({ code, attempt }, 'the database is not reachable yet');
      await wait(PAUSE_MILLISECONDS);
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { isTransientError } from './transient-error';
import type { Database } from './tables';

const ATTEMPTS = 30;
const PAUSE_MILLISECONDS = 1_000;

/** The code of PostgreSQL for a change that a database refuses which only reads, such as a standby. */
const ONLY_READS = '25006';

/** @throws the error of a database that does not answer, or only reads */
async function refuseUnready(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ read_only: string }>`
    select current_setting('transaction_read_only') as read_only`.execute(db);
  if (rows[0]?.read_only === 'on')
    throw Object.assign(new Error('The database only reads, as a standby does.'), { code: ONLY_READS });
}

/** Waits for a database that starts together with the server, or is becoming the one that writes; gives up after this many tries. */
export async function untilReachable(db: Kysely<Database>, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await refuseUnready(db);
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!isTransientError(error) || attempt === ATTEMPTS) throw error;
      log.warn({ code, attempt }, 'the database is not reachable yet');
      await wait(PAUSE_MILLISECONDS);
    }
  }
}

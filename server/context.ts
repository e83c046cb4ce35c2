import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from './clock';
import type { Config } from './settings/config';
import type { Database } from './database/tables';
import type { Documents } from './documents/pool/document-pool';
import type { Providers } from './ports/ports';

/** The environment of every operation and job. */
export interface Registry {
  config: Config;
  /** One connection when the database is embedded: never query `db` while a transaction of yours is open. */
  db: Kysely<Database>;
  clock: Clock;
  providers: Providers;
  documents: Documents;
  log: Logger;
}

import type { Logger } from 'pino';
import { movableClock, realClock } from './clock';
import type { Config } from './config';
import type { Registry } from './context';
import { clockStore } from './database/clock-store';
import type { Connection } from './database/connection';
import { migrate } from './database/migrate';
import { untilReachable } from './database/until-reachable';
import { createProviders } from './providers/create-providers';
import { loadZipCodes } from './reference-data/load-zip-codes';
import { loadSampleData } from './sample-data/load';

/** Brings a database up to date, fills it where it is new, and puts the registry on it. */
export async function openRegistry(config: Config, log: Logger, { db }: Connection): Promise<Registry> {
  await untilReachable(db, log);
  const migrations = await migrate(db);
  if (migrations.length > 0) log.info({ migrations }, 'database migrated');
  await loadZipCodes(db);
  if (config.sampleEntities > 0 && (await loadSampleData(db, config.sampleEntities))) {
    log.info({ entities: config.sampleEntities }, 'sample registry loaded');
  }
  const clock = config.isDeveloper ? movableClock(clockStore(db)) : realClock;
  await clock.refresh();
  return { config, db, clock, providers: createProviders(config, db, clock), log };
}

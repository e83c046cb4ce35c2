import type { Logger } from 'pino';
import { movableClock, realClock } from './clock';
import type { Config } from './config';
import type { Registry } from './context';
import { clockStore } from './database/clock-store';
import type { OnFailure } from './database/connection';
import { openDatabase } from './database/connection';
import { migrate } from './database/migrate';
import { untilReachable } from './database/until-reachable';
import { createProviders } from './providers/create-providers';
import { loadZipCodes } from './reference-data/load-zip-codes';
import { loadSampleData } from './sample-data/load';

/** An open registry. */
export interface OpenRegistry {
  registry: Registry;
  close(): Promise<void>;
}

/**
 * Opens the database, brings it up to date and fills it where it is new.
 *
 * @param onFailure called when the database breaks while nobody waits for it
 */
export async function openRegistry(config: Config, log: Logger, onFailure: OnFailure): Promise<OpenRegistry> {
  const { db, close } = await openDatabase(config, onFailure);
  try {
    await untilReachable(db, log);
    const migrations = await migrate(db);
    if (migrations.length > 0) log.info({ migrations }, 'database migrated');
    await loadZipCodes(db);
    if (config.sampleEntities > 0 && (await loadSampleData(db, config.sampleEntities))) {
      log.info({ entities: config.sampleEntities }, 'sample registry loaded');
    }
    const clock = config.isDeveloper ? movableClock(clockStore(db)) : realClock;
    await clock.refresh();
    const providers = createProviders(config, db, clock);
    return { registry: { config, db, clock, providers, log }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

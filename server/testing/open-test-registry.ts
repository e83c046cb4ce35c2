import pino from 'pino';
import { movableClock } from '../clock';
import type { Config } from '../config';
import { readConfig } from '../config';
import { clockStore } from '../database/clock-store';
import { openInMemory } from '../database/connection';
import { migrate } from '../database/migrate';
import type { OpenRegistry } from '../open-registry';
import { createProviders } from '../providers/create-providers';
import { loadZipCodes } from '../reference-data/load-zip-codes';
import { loadSampleData } from '../sample-data/load';

/** A registry in memory with the personas and a few generated entities; each answer is checked against the contract. */
export async function openTestRegistry(settings: Partial<Config> = {}): Promise<OpenRegistry> {
  const config: Config = {
    ...readConfig({ ENVIRONMENT: 'qa', LOG_LEVEL: 'silent', VALIDATE_ANSWERS: '1', SAMPLE_ENTITIES: '60' }),
    ...settings,
  };
  const { db, close } = await openInMemory((error) => {
    throw error;
  });
  await migrate(db);
  await loadZipCodes(db);
  await loadSampleData(db, config.sampleEntities);
  const clock = movableClock(clockStore(db));
  const providers = createProviders(config, db, clock);
  const log = pino({ level: config.logLevel });
  return { registry: { config, db, clock, providers, log }, close };
}

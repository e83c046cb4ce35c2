import pino from 'pino';
import { officeDay } from '#rules';
import type { Config } from '../settings/config';
import { readConfig } from '../settings/config';
import type { Registry } from '../context';
import { createRegistry } from '../startup/create-registry';
import { prepareRegistry } from '../startup/prepare-registry';
import { openPreparedDatabase } from './test-database';

/** An open registry for a test. */
export interface TestRegistry {
  registry: Registry;
  close(): Promise<void>;
}

/** A registry with the personas and a few generated entities; each answer is checked against the contract. */
export async function openTestRegistry(settings: Partial<Config> = {}): Promise<TestRegistry> {
  const config: Config = {
    ...readConfig({ ENVIRONMENT: 'qa', LOG_LEVEL: 'silent', VALIDATE_ANSWERS: '1', SAMPLE_ENTITIES: '60' }),
    ...settings,
  };
  const log = pino({ level: config.logLevel });
  const { sampleEntities, isDeveloper, passcodeSecret } = config;
  const contents = {
    sampleEntities,
    isDeveloper,
    passcodeSecret,
    today: officeDay(new Date().toISOString()),
  };
  const connection = await openPreparedDatabase(contents, async (empty) => {
    const prepared = createRegistry(config, log, empty);
    await prepareRegistry(prepared);
    await prepared.documents.close();
  });
  const registry = createRegistry(config, log, connection);
  await registry.clock.refresh();
  return {
    registry,
    async close() {
      await registry.documents.close();
      await connection.close();
    },
  };
}

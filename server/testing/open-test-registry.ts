import pino from 'pino';
import type { Config } from '../config';
import { readConfig } from '../config';
import type { Registry } from '../context';
import { openInMemory } from '../database/connection';
import { createRegistry } from '../create-registry';
import { prepareRegistry } from '../prepare-registry';
import { CLUSTER_IMAGE } from './cluster-image';

/** An open registry for a test. */
export interface TestRegistry {
  registry: Registry;
  close(): Promise<void>;
}

/** A registry in memory with the personas and a few generated entities; each answer is checked against the contract. */
export async function openTestRegistry(settings: Partial<Config> = {}): Promise<TestRegistry> {
  const config: Config = {
    ...readConfig({ ENVIRONMENT: 'qa', LOG_LEVEL: 'silent', VALIDATE_ANSWERS: '1', SAMPLE_ENTITIES: '60' }),
    ...settings,
  };
  const connection = openInMemory(CLUSTER_IMAGE, (error) => {
    throw error;
  });
  const registry = createRegistry(config, pino({ level: config.logLevel }), connection);
  await connection.opened;
  await prepareRegistry(registry);
  return {
    registry,
    async close() {
      await registry.documents.close();
      await connection.close();
    },
  };
}

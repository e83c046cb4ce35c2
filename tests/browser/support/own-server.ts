import { startServer } from '../../../scripts/lib/server.mjs';
import { test as base } from './test';

/** Little is filed there, and nothing is refused for its number. */
const SETTINGS = {
  SAMPLE_ENTITIES: '10',
  RATE_LIMIT: '1000000',
  RATE_LIMIT_SENSITIVE: '1000000',
  LICENSE_TRIES: '1000000',
  LOG_LEVEL: 'warn',
};

/** Tests with a server of their own, for what would disturb others, such as moving its clock. */
export const test = base.extend<object, { ownServer: string }>({
  ownServer: [
    async ({}, use) => {
      const server = await startServer({ env: SETTINGS });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer);
  },
});

export { expect } from './test';

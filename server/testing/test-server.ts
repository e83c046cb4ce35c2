import type { FastifyInstance } from 'fastify';
import { buildServer } from '../http/server';
import { openTestRegistry } from './open-test-registry';

/** A server that tests send requests to without a connection. */
export interface TestServer {
  /** Set once `beforeAll` has run. */
  app: FastifyInstance;
}

/** Opens a server for the tests of a file, and closes it after them. */
export function testServer(): TestServer {
  const server = {} as TestServer;
  let close = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const open = await openTestRegistry();
    const app = await buildServer(open.registry, []);
    server.app = app;
    close = async () => {
      await app.close();
      await open.close();
    };
  }, 60_000);
  afterAll(() => close());
  return server;
}

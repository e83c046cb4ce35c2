import type { AddressInfo } from 'node:net';
import { buildServer } from '../http/server';
import { openTestRegistry } from './open-test-registry';

/** A server that really listens, for what no injected request shows: connections and bytes. */
export interface ListeningServer {
  /** Set once `beforeAll` has run. */
  port: number;
}

/** Opens a server for the tests of a file, and closes it after them. */
export function listeningServer(): ListeningServer {
  const server: ListeningServer = { port: 0 };
  let close = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const open = await openTestRegistry();
    const app = await buildServer(open.registry, []);
    await app.listen({ port: 0, host: '127.0.0.1' });
    server.port = (app.server.address() as AddressInfo).port;
    close = async () => {
      await app.close();
      await open.close();
    };
  }, 60_000);
  afterAll(() => close());
  return server;
}

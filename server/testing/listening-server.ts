import type { AddressInfo } from 'node:net';
import { testServer } from './test-server';

/** A server that really listens, for what no injected request shows: connections and bytes. */
export interface ListeningServer {
  /** Set once `beforeAll` has run. */
  port: number;
}

/** Opens a server for the tests of a file, and closes it after them. */
export function listeningServer(): ListeningServer {
  const server: ListeningServer = { port: 0 };
  const opened = testServer();
  beforeAll(async () => {
    await opened.app.listen({ port: 0, host: '127.0.0.1' });
    server.port = (opened.app.server.address() as AddressInfo).port;
  });
  return server;
}

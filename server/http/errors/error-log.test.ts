import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { openTestRegistry } from '../../testing/open-test-registry';
import { buildServer } from '../server';

const lines: string[] = [];
const log = pino(
  { level: 'error' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);

/** An operation of each method that fails as nobody expects. */
const failing = (app: { route(options: object): void }) => {
  for (const method of ['GET', 'POST'])
    app.route({
      method,
      url: '/failing',
      handler: () => {
        throw new TypeError('Nobody expected this');
      },
    });
};

it.each(['GET', 'POST'] as const)('a %s that fails is answered 500 and logged', async (method) => {
  lines.length = 0;
  const open = await openTestRegistry();
  const app = await buildServer({ ...open.registry, log }, [failing as never]);
  try {
    // Over a connection: what Node says of a request that has been read is not to be seen in an injected one.
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const { status } = await fetch(`http://127.0.0.1:${port}/failing`, {
      method,
      ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    expect(status).toBe(500);
    expect(lines).toEqual([expect.stringContaining('request failed')]);
  } finally {
    await app.close();
    await open.close();
  }
});

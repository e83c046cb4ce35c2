import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Pool } from 'pg';
import { CloseOnTimeoutClient } from './close-on-timeout-client';

const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const READY = message('Z', Buffer.from('I'));
const AUTHENTICATED = message('R', Buffer.alloc(4));
const DONE = message('C', Buffer.from('SELECT 0\0'));

/** As Kysely does: the connection is returned to the pool however the query ends. */
async function ask(pool: Pool): Promise<unknown> {
  const client = await pool.connect();
  try {
    return await client.query('select 1');
  } finally {
    client.release();
  }
}

/** A database that lets everybody in and answers the queries of every connection but the first. */
async function silentAtFirst() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    const isSilent = sockets.push(socket) === 1;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (data[0] === 0) socket.write(Buffer.concat([AUTHENTICATED, READY]));
      else if (!isSilent) socket.write(Buffer.concat([DONE, READY]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => sockets.length,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('ends a connection that left a query unanswered, so that the next query is asked on another one', async () => {
  const database = await silentAtFirst();
  const pool = new Pool({
    host: '127.0.0.1',
    port: database.port,
    user: 'registry',
    max: 1,
    query_timeout: 200,
    Client: CloseOnTimeoutClient,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await expect(ask(pool)).rejects.toThrow('Query read timeout');
    await expect(ask(pool)).resolves.toMatchObject({ rows: [] });
    expect(database.connections()).toBe(2);
  } finally {
    await pool.end();
    database.close();
  }
});

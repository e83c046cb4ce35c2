import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { checkFiles } from './check-files';
import { readConfig } from '../settings/config';
import type { Connection } from '../database/connection';
import { openDatabase } from '../database/connection';
import { untilReachable } from '../database/until-reachable';
import { withRemedy } from '../settings/setting-remedies';
import { startServer } from './start-server';
import { openEmptyDatabase } from '../testing/test-database';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'start-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const file = (name: string, contents: string): string => {
  const path = join(directory, name);
  writeFileSync(path, contents);
  return path;
};

test('files that settings name are looked at', async () => {
  const config = readConfig({});
  await expect(checkFiles(config)).resolves.toBeUndefined();
  await checkFiles({ ...config, letterDirectory: join(directory, 'letters', 'new') });
});

test.each([
  ['LETTER_DIRECTORY', 'a file', 'Create the directory'],
  ['SMTP_CA_FILE', 'no certificate', 'Set it to a file of certificates (PEM)'],
])('%s that names %s stops the start', async (variable, what, remedy) => {
  const config = readConfig({ [variable]: file(`${variable}.txt`, what) });
  await expect(checkFiles(config)).rejects.toThrow(
    new RegExp(`^${variable}: .*${remedy.replace(/[()]/g, '.')}`),
  );
});

test('a file of certificates that is not there is named', async () => {
  const config = readConfig({ SMTP_CA_FILE: join(directory, 'none.pem') });
  await expect(checkFiles(config)).rejects.toMatchObject({ cause: { code: 'ENOENT' } });
});

test('a data directory that cannot be made is named', async () => {
  const config = readConfig({ DATA_DIR: join(file('full', ''), 'data') });
  const opening = withRemedy('dataDirectory', () => openDatabase(config, () => undefined));
  await expect(opening).rejects.toThrow('DATA_DIR: the embedded database cannot be opened there.');
});

/** A server of a test on a port that was free. */
async function listening() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

test.each(['PORT', 'METRICS_PORT'])(
  '%s that something else listens on stops the start',
  async (variable) => {
    const [other, free] = [await listening(), await listening()];
    await free.close();
    const settings = { PORT: String(free.port), SAMPLE_ENTITIES: '0', [variable]: String(other.port) };
    const connection = await openEmptyDatabase();
    const starting = startServer(readConfig(settings), pino({ level: 'silent' }), connection);
    await expect(starting).rejects.toMatchObject({
      message: expect.stringMatching(`^${variable}: .* another one\\.$`) as string,
      cause: { code: 'EADDRINUSE' },
    });
    await other.close();
  },
  60_000,
);

/** A database that is restarted at each look at an entity. */
function restartedOften(connection: Connection): Connection {
  const { db } = connection;
  const isOfEntity = (given: unknown[]) => given[0] === 'entity';
  const selectFrom = (...given: Parameters<typeof db.selectFrom>) => {
    if (isOfEntity(given)) throw Object.assign(new Error('the database is shutting down'), { code: '57P01' });
    return db.selectFrom(...given);
  };
  const restarted = new Proxy(db, {
    get(target, name) {
      if (name === 'selectFrom') return selectFrom;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...connection, db: restarted };
}

test('a server that listens goes on when the database is restarted while it starts', async () => {
  const free = await listening();
  await free.close();
  const settings = { PORT: String(free.port), SAMPLE_ENTITIES: '0' };
  const connection = restartedOften(await openEmptyDatabase());
  const close = await startServer(readConfig(settings), pino({ level: 'silent' }), connection);
  const answer = await fetch(`http://127.0.0.1:${free.port}/health/live`);
  expect(answer.status).toBe(200);
  await close();
}, 60_000);

test('a database that only reads, as a standby does, is waited for', async () => {
  const connection = await openEmptyDatabase();
  const said: unknown[] = [];
  const log = pino({ base: null }, { write: (line: string) => void said.push(JSON.parse(line)) });
  await sql`set default_transaction_read_only = on`.execute(connection.db);
  const waiting = untilReachable(connection.db, log);
  await pause(300);
  expect(said).toEqual([expect.objectContaining({ code: '25006', attempt: 1 })]);
  await sql`set default_transaction_read_only = off`.execute(connection.db);
  await waiting;
  await connection.close();
}, 60_000);

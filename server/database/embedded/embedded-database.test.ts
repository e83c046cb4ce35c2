import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Connection } from '../connection';
import { openDatabase } from '../connection';

const directory = mkdtempSync(join(tmpdir(), 'embedded-'));
const settings = { databaseUrl: undefined, databaseConnections: 1, dataDirectory: directory };

const neverFails = (error: Error) => {
  throw error;
};

let connection: Connection;

async function open(): Promise<Connection> {
  const opening = await openDatabase(settings, neverFails);
  await opening.opened;
  return opening;
}

beforeAll(async () => {
  connection = await open();
  await sql`create table note (id int primary key, body text)`.execute(connection.db);
}, 60_000);

afterAll(async () => {
  await connection.close();
  rmSync(directory, { recursive: true });
}, 30_000);

const countNotes = async (): Promise<number> => {
  const { rows } = await sql<{ count: string }>`select count(*) from note`.execute(connection.db);
  return Number(rows[0]?.count);
};

beforeEach(() => sql`delete from note`.execute(connection.db));

test('it writes through to the disk', async () => {
  const { rows } = await sql`select current_setting('fsync') as fsync,
    current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as commit`.execute(
    connection.db,
  );
  expect(rows).toEqual([{ fsync: 'on', method: 'fsync', commit: 'on' }]);
});

test('a hundred queries at once each get their own answer', async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  const answers = await Promise.all(
    numbers.map(async (number) => {
      const { rows } = await sql<{ number: number }>`select ${number}::int as number`.execute(connection.db);
      return rows[0]?.number;
    }),
  );
  expect(answers).toEqual(numbers);
});

test('transactions that are asked for at once come one after the other', async () => {
  await Promise.all(
    Array.from({ length: 10 }, (_, id) =>
      connection.db.transaction().execute(async (tx) => {
        await sql`insert into note values (${id}, 'first')`.execute(tx);
        await sql`update note set body = 'second' where id = ${id}`.execute(tx);
      }),
    ),
  );
  expect(await countNotes()).toBe(10);
});

test('an error rolls its transaction back, and the connection serves on', async () => {
  const broken = connection.db.transaction().execute(async (tx) => {
    await sql`insert into note values (1, 'lost')`.execute(tx);
    await sql`insert into note values (1, 'again')`.execute(tx);
  });
  await expect(broken).rejects.toMatchObject({ code: '23505' });
  expect(await countNotes()).toBe(0);
});

test('an error that is caught inside a transaction leaves it aborted, as in PostgreSQL', async () => {
  const later = connection.db.transaction().execute(async (tx) => {
    await sql`select * from nothing`.execute(tx).catch(() => undefined);
    await sql`select 1`.execute(tx);
  });
  await expect(later).rejects.toMatchObject({ code: '25P02' });
  expect(await countNotes()).toBe(0);
});

test('a parameter and an answer of 15 MB pass whole', async () => {
  const body = 'é'.repeat(7_500_000);
  await sql`insert into note values (1, ${body})`.execute(connection.db);
  const { rows } = await sql<{ body: string }>`select body from note`.execute(connection.db);
  expect(rows[0]?.body === body).toBe(true);
});

test('bytes pass unchanged', async () => {
  const bytes = Buffer.from(Array.from({ length: 1024 }, (_, index) => index % 256));
  const { rows } = await sql<{ bytes: Buffer }>`select ${bytes}::bytea as bytes`.execute(connection.db);
  expect(rows[0]?.bytes.equals(bytes)).toBe(true);
});

test('a day stays the text it is', async () => {
  const { rows } = await sql`select date '2026-03-08' as day`.execute(connection.db);
  expect(rows).toEqual([{ day: '2026-03-08' }]);
});

test('a second opening of the same directory is refused, and what was written is there after a restart', async () => {
  const impatient = { milliseconds: 0, say: () => undefined };
  await expect(openDatabase(settings, neverFails, impatient)).rejects.toThrow(
    /already using the data directory/,
  );
  await sql`insert into note values (7, 'kept')`.execute(connection.db);
  await connection.close();
  connection = await open();
  expect(await countNotes()).toBe(1);
}, 30_000);

test('a directory that holds no cluster is refused with a reason, and can be closed', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'embedded-broken-'));
  writeFileSync(join(broken, 'cluster'), 'no cluster');
  const opening = await openDatabase({ ...settings, dataDirectory: broken }, neverFails);
  await expect(opening.opened).rejects.toThrow(/The embedded database failed/);
  await opening.close();
  expect(existsSync(join(broken, 'lock'))).toBe(false);
  rmSync(broken, { recursive: true });
}, 30_000);

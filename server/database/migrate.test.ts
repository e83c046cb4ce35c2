import { Migrator, sql } from 'kysely';
import { openEmptyDatabase } from '../testing/test-database';
import type { Connection } from './connection';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';

let connection: Connection;
beforeEach(async () => {
  connection = await openEmptyDatabase();
}, 60_000);
afterEach(() => connection.close());

const NAMES = Object.keys(MIGRATIONS).sort();

test('an empty database gets every migration, once', async () => {
  expect(await migrate(connection.db)).toEqual(NAMES);
  expect(await migrate(connection.db)).toEqual([]);
});

test('an earlier version, which migrates by another tool, finds nothing left to do', async () => {
  const { db } = connection;
  await migrate(db);
  const earlier = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  expect(await earlier.migrateToLatest()).toEqual({ error: undefined, results: [] });
});

test('what an earlier version carried out is not repeated', async () => {
  const { db } = connection;
  const [first = '', ...others] = NAMES;
  const earlier = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  expect((await earlier.migrateTo(first)).error).toBeUndefined();
  expect(await migrate(db)).toEqual(others);
});

test('a server starts on a database that a newer version has migrated', async () => {
  const { db } = connection;
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999_of_a_newer_version', '')`.execute(
    db,
  );
  expect(await migrate(db)).toEqual([]);
});

test('of migrations that fail nothing stays', async () => {
  const { db } = connection;
  await sql`create table return_code (ref_id text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow('return_code');
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('entity') is not null or to_regclass('kysely_migration') is not null as made`.execute(
    db,
  );
  expect(rows).toEqual([{ made: false }]);
});

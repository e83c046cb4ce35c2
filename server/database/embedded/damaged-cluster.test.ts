import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../connection';

jest.setTimeout(60_000);

const dataDirectory = mkdtempSync(join(tmpdir(), 'damaged-'));
const cluster = join(dataDirectory, 'cluster');
afterAll(() => rmSync(dataDirectory, { recursive: true }));

/** Opens the directory's database and closes it again; answers its notes. */
async function notes(): Promise<string[]> {
  const { db, opened, close } = await openDatabase(
    { databaseUrl: undefined, databaseConnections: 1, dataDirectory },
    () => undefined,
  );
  try {
    await opened;
    await sql`create table if not exists note (body text)`.execute(db);
    const { rows } = await sql<{ body: string }>`select body from note`.execute(db);
    await sql`insert into note values ('kept')`.execute(db);
    return rows.map(({ body }) => body);
  } finally {
    await close();
  }
}

test('a database that has lost a part is refused by name and never replaced by an empty one', async () => {
  expect(await notes()).toEqual([]);
  const version = join(cluster, 'PG_VERSION');
  rmSync(version);
  await expect(notes()).rejects.toThrow(`The database in ${cluster} has lost its file PG_VERSION.`);
  writeFileSync(version, '17\n');
  writeFileSync(join(cluster, 'global', 'pg_control'), 'nonsense');
  await expect(notes()).rejects.toThrow(
    `The database in ${cluster} could not be opened, and may be damaged. Restore the directory from a backup`,
  );
});

test('an empty database is made in an empty directory only', async () => {
  rmSync(cluster, { recursive: true });
  mkdirSync(join(dataDirectory, 'something else'));
  await expect(notes()).rejects.toThrow(`${dataDirectory} is not empty (something else)`);
  rmSync(join(dataDirectory, 'something else'), { recursive: true });
  expect(await notes()).toEqual([]);
  expect(await notes()).toEqual(['kept']);
});

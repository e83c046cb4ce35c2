import type { Kysely, Transaction } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { Database } from './tables';

/** The lock that Kysely's migrator takes, too, with which earlier versions of the server migrate. */
const LOCK = '3853314791062309107';

const table = sql.table(DEFAULT_MIGRATION_TABLE);

/** The names of the migrations that have been carried out. */
async function carriedOut(db: Kysely<Database>): Promise<Set<string>> {
  const tableCheck = await sql<{ known: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as known`.execute(db);
  if (tableCheck.rows[0]?.known !== true) return new Set();
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Migrations of this version that are left to do, in their order. Others may have been carried out by a newer version. */
async function leftToDo(db: Kysely<Database>): Promise<string[]> {
  const done = await carriedOut(db);
  return Object.keys(MIGRATIONS)
    .filter((name) => !done.has(name))
    .sort();
}

/** Makes the tables that Kysely's migrator expects, so that an earlier version finds them. */
async function makeTables(tx: Transaction<Database>): Promise<void> {
  const lockTable = sql.table(DEFAULT_MIGRATION_LOCK_TABLE);
  await sql`create table if not exists ${table} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    tx,
  );
  await sql`create table if not exists ${lockTable} (id varchar(255) primary key, is_locked integer not null default 0)`.execute(
    tx,
  );
  await sql`insert into ${lockTable} (id) values ('migration_lock') on conflict do nothing`.execute(tx);
}

/**
 * Brings the database to the newest shape, all of it or nothing. Replicas may call it at the same moment: the lock lets one at a time in.
 * It is the transaction's and not the session's, which a pooler would hand on while it is held.
 *
 * @returns the names of the migrations carried out now
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  if ((await leftToDo(db)).length === 0) return [];
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}::bigint)`.execute(tx);
    await makeTables(tx);
    const names = await leftToDo(tx);
    for (const name of names) {
      await MIGRATIONS[name]?.up(tx);
      await sql`insert into ${table} (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        tx,
      );
    }
    return names;
  });
}

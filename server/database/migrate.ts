import type { Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, sql } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { Database } from './tables';

/** Finds out with two quick queries what the migrator would need many for. */
async function isNewest(db: Kysely<Database>): Promise<boolean> {
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const tableCheck = await sql<{ known: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as known`.execute(db);
  if (tableCheck.rows[0]?.known !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  return rows.map(({ name }) => name).join() === Object.keys(MIGRATIONS).sort().join();
}

/**
 * Brings the database to the newest shape. Replicas may call it at the same moment: the migrator lets one at a time in.
 *
 * @returns the names of the migrations carried out now
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  if (await isNewest(db)) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
  return results.map((result) => result.migrationName);
}

import type { Kysely } from 'kysely';
import { Migrator } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { Database } from './tables';

/**
 * Brings the database to the newest shape. Replicas may call it at the same moment: the migrator lets one at a time in.
 *
 * @returns the names of the migrations carried out now
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
  return results.map((result) => result.migrationName);
}

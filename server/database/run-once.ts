import type { Kysely, Transaction } from 'kysely';
import type { Database } from './tables';

/**
 * Does work once in the life of the database, and again only for another version. Of several replicas that start at the same moment one
 * does it and the others wait for its commit; when it fails, it is rolled back.
 *
 * @returns whether this call did it
 */
export async function runOnce(
  db: Kysely<Database>,
  name: string,
  version: string,
  work: (tx: Transaction<Database>) => Promise<void>,
): Promise<boolean> {
  const claimedRow = await db
    .selectFrom('loaded_data')
    .select('version')
    .where('name', '=', name)
    .executeTakeFirst();
  if (claimedRow?.version === version) return false;
  return db.transaction().execute(async (tx) => {
    const claimed = await tx
      .insertInto('loaded_data')
      .values({ name, version })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ version }).where('loaded_data.version', '!=', version),
      )
      .returning('name')
      .executeTakeFirst();
    if (claimed === undefined) return false;
    await work(tx);
    return true;
  });
}

import { sql } from 'kysely';
import { readConfig } from '../../server/settings/config';
import { openDatabase } from '../../server/database/connection';
import { migrate } from '../../server/database/migrate';
import { startDatabase, type Layout } from './site';

const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;

/**
 * Checks of database sessions: transactions have their time limit, single statements have one where the session is their own, and no lock
 * remains after several servers migrate at once. Undefined where there is no PostgreSQL.
 */
export async function sessions(layout: Layout): Promise<string[] | undefined> {
  const database = await startDatabase(layout);
  if (database === undefined) return undefined;
  const config = readConfig({ DATABASE_URL: database.url });
  const connections = await Promise.all([1, 2, 3].map(() => openDatabase(config, () => undefined)));
  const [{ db }] = connections as [(typeof connections)[0]];
  try {
    const migrated = await Promise.all(connections.map(({ unlimitedDb }) => migrate(unlimitedDb)));
    const { rows: locks } = await sql`select 1 from pg_locks where locktype = 'advisory'`.execute(db);
    const inTransaction = (await db.transaction().execute((tx) => limit.execute(tx))).rows[0]?.limit;
    const single = (await limit.execute(db)).rows[0]?.limit;
    const expected = layout.pgbouncer === true ? '0' : '30s';
    return [
      ...(migrated.filter((names) => names.length > 0).length === 1
        ? []
        : ['not one of three migrated, but more or none']),
      ...(locks.length === 0 ? [] : [`${locks.length} locks are left of the migrations`]),
      ...(inTransaction === '30s' ? [] : [`the limit in a transaction is ${inTransaction}`]),
      ...(single === expected ? [] : [`the limit of a single statement is ${single}, not ${expected}`]),
    ];
  } finally {
    await Promise.all(connections.map(({ close }) => close()));
    await database.stop();
  }
}

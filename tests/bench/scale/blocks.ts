import { sql } from 'kysely';
import pino from 'pino';
import type { Connection } from '../../../server/database/connection';
import { openDatabase } from '../../../server/database/connection';
import { buildServer } from '../../../server/http/server';
import { createRegistry } from '../../../server/startup/create-registry';
import { everyAsk } from './asks';
import { grow, settings, type Size } from './fill';

/** What is asked at first also reads catalogs and plans; the least of the others is its own. */
const TIMES = 3;

/** Blocks that the database's one session has read, from memory or from disk. */
async function blocksRead(db: Connection['db']): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ blocks: string }>`
    select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()`.execute(
    db,
  );
  return Number(rows[0]?.blocks);
}

/** How many blocks each of the asks reads of a prepared registry that grows to a size, at least. */
export async function blocksOfAsks(url: string, size: Size): Promise<Map<string, number>> {
  const config = { ...settings(url), databaseConnections: 1 };
  const connection = await openDatabase(config, () => undefined);
  try {
    await grow(connection, size);
    const { db } = connection;
    const registry = createRegistry(config, pino({ level: 'silent' }), connection);
    const app = await buildServer(registry, []);
    const asks = await everyAsk(registry, (request) => app.inject(request));
    const blocks = new Map<string, number>();
    for (const { name, ask } of asks) {
      for (let time = 0; time < TIMES; time += 1) {
        const before = await blocksRead(db);
        await ask();
        const read = (await blocksRead(db)) - before;
        blocks.set(name, Math.min(read, blocks.get(name) ?? Infinity));
      }
    }
    await app.close();
    await registry.documents.close();
    return blocks;
  } finally {
    await connection.close();
  }
}

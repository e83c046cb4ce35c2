import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { availabilityKey, closeNameKey } from '#rules';
import { percentile } from '../../scripts/lib/percentiles.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { openDatabase, type Connection } from '../../server/database/connection';
import { migrate } from '../../server/database/migrate';
import { findHolding } from '../../server/database/names';
import { generateEntities } from '../../server/sample-data/generate';
import { endWith, load, say, usesIndex } from './registry';

const LIMIT_P99_MS = 10;
const WARM_UP = 200;
const LOOK_UPS = 5_000;
const AT_ONCE = 4;

/** As filers ask: a third of the names are taken, a third resemble a taken one, a third resemble none. */
const askedName = (taken: readonly string[], turn: number): string => {
  const name = taken[turn % taken.length] ?? '';
  return [name, `The ${name}`, `Unheard Of Endeavor ${turn} LLC`][turn % 3] ?? '';
};

async function measure(db: Connection['db'], taken: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const now = new Date();
  let turn = -WARM_UP;
  const ask = async () => {
    while (turn < LOOK_UPS) {
      const own = turn++;
      const started = performance.now();
      await findHolding(db, askedName(taken, Math.abs(own)), now);
      if (own >= 0) times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return times;
}

async function main(): Promise<boolean | undefined> {
  const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } });
  const size = Number(values.size);
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  const connection = await openDatabase(
    { databaseUrl: postgres.url, databaseConnections: AT_ONCE, dataDirectory: '' },
    (error) => say(error.message),
  );
  try {
    const { db } = connection;
    await migrate(db);
    const taken = await load(connection, { size, entities: generateEntities(size) });
    const [name = ''] = taken;
    const isIndexed =
      (await usesIndex(db, sql`select * from name_holding where name_key = ${availabilityKey(name)}`)) &&
      (await usesIndex(db, sql`select * from name_holding where close_key = ${closeNameKey(name)}`));
    const times = await measure(db, taken);
    const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
    say(
      `${LOOK_UPS} name checks, ${AT_ONCE} at once: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms (limit ${LIMIT_P99_MS} ms)`,
    );
    return isIndexed && p99 <= LIMIT_P99_MS;
  } finally {
    await connection.close();
    await postgres.stop();
  }
}

endWith(main());

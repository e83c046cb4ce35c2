import { parseArgs } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { availabilityKey, closeNameKey } from '#rules';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { openDatabase, type Connection } from '../../server/database/connection';
import { migrate } from '../../server/database/migrate';
import { findHolding } from '../../server/database/names';
import { generateEntities } from '../../server/sample-data/generate';
import { insertEntities } from '../../server/sample-data/insert-entities';
import type { SampleEntity } from '../../server/sample-data/sample-entity';

const LIMIT_P99_MS = 10;
const WARM_UP = 200;
const LOOK_UPS = 5_000;
const AT_ONCE = 4;
const SAMPLES = 1_000;
const WRITERS = 2;
const BATCH = 2_500;
const TOLD_EVERY = 250_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Does work in one session without the limits that hold for requests. */
const withoutLimits = (db: Connection['db'], work: (session: Connection['db']) => Promise<unknown>) =>
  db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`set maintenance_work_mem = '256MB'`.execute(session);
    await work(session);
    await sql`reset all`.execute(session);
  });

/** Takes the indexes away that no constraint needs, and answers with how to make them again: all at once is much quicker. */
async function withoutIndexes(db: Connection['db']): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename in ('entity', 'name_holding') and indexdef not like 'CREATE UNIQUE%'`.execute(db);
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
}

/** Entities in batches; agents play no part in a name check. */
function* batches(size: number): Generator<SampleEntity[]> {
  let batch: SampleEntity[] = [];
  for (const entity of generateEntities(size)) {
    batch.push({ ...entity, agentId: null });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Loads the registry, a batch being made while another is written, and keeps names spread evenly over it. */
async function load(db: Connection['db'], size: number): Promise<string[]> {
  const indexes = await withoutIndexes(db);
  const kept: string[] = [];
  const every = Math.max(1, Math.floor(size / SAMPLES));
  const source = batches(size);
  let loaded = 0;
  const write = async () => {
    for (const batch of source) {
      batch.forEach(({ name }, index) => {
        if ((loaded + index) % every === 0) kept.push(name);
      });
      loaded += batch.length;
      await insertEntities(db, batch, '2026-11-20');
      if (loaded % TOLD_EVERY === 0) say(`  ${loaded.toLocaleString('en-US')} entities`);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await withoutLimits(db, async (session) => {
    for (const index of indexes) await sql.raw(index).execute(session);
    await sql`analyze name_holding`.execute(session);
    await sql`analyze reserved_name`.execute(session);
  });
  return kept;
}

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
  return times.sort((a, b) => a - b);
}

async function usesIndex(db: Connection['db'], condition: RawBuilder<boolean>): Promise<boolean> {
  const plan = await sql<{ 'QUERY PLAN': string }>`
    explain select * from name_holding where ${condition}`.execute(db);
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  say(text.replace(/^/gm, '  '));
  return /Index (Only )?Scan/.test(text) && !/Seq Scan/.test(text);
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
    await migrate(connection.db);
    const started = performance.now();
    const taken = await load(connection.db, size);
    say(
      `${size.toLocaleString('en-US')} entities loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    const [name = ''] = taken;
    const isIndexed =
      (await usesIndex(connection.db, sql`name_key = ${availabilityKey(name)}`)) &&
      (await usesIndex(connection.db, sql`close_key = ${closeNameKey(name)}`));
    const times = await measure(connection.db, taken);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    say(
      `${LOOK_UPS} name checks, ${AT_ONCE} at once: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms (limit ${LIMIT_P99_MS} ms)`,
    );
    return isIndexed && p99 <= LIMIT_P99_MS;
  } finally {
    await connection.close();
    await postgres.stop();
  }
}

main().then(
  (isGood) => {
    if (isGood === undefined) say('skipped: there is no PostgreSQL here and none could be installed');
    say(`${isGood === false ? 0 : 1} passed, ${isGood === false ? 1 : 0} failed`);
    process.exit(isGood === false ? 1 : 0);
  },
  (error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    say('0 passed, 1 failed');
    process.exit(1);
  },
);

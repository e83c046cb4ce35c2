import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../server/database/connection';
import { insertEntities } from '../../server/sample-data/insert-entities';
import type { SampleEntity } from '../../server/sample-data/sample-entity';

const SAMPLES = 1_000;
const WRITERS = 2;
const BATCH = 2_500;
const TOLD_EVERY = 250_000;

type Db = Connection['db'];

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Does work in one session without the limits of time that hold for requests, of the database's and of the wait for its answer. */
export const withoutLimits = ({ unlimitedDb }: Connection, work: (session: Db) => Promise<unknown>) =>
  unlimitedDb.connection().execute(async (session) => {
    await sql`set maintenance_work_mem = '256MB'`.execute(session);
    await work(session);
    await sql`reset all`.execute(session);
  });

/** Takes the indexes away that no constraint needs, and answers with how to make them again: all at once is much quicker. */
async function withoutIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename in ('entity', 'name_holding', 'former_name') and indexdef not like 'CREATE UNIQUE%'`.execute(
    db,
  );
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
}

/** Entities in batches; agents play no part in names. */
function* batches(entities: Iterable<SampleEntity>): Generator<SampleEntity[]> {
  let batch: SampleEntity[] = [];
  for (const entity of entities) {
    batch.push({ ...entity, agentId: null });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

interface Load {
  size: number;
  entities: Iterable<SampleEntity>;
  /** What is done before the indexes are made. */
  finish?: (session: Db) => Promise<unknown>;
}

/** Loads a registry, a batch being made while another is written, and keeps names spread evenly over it. */
export async function load(connection: Connection, { size, entities, finish }: Load): Promise<string[]> {
  const started = performance.now();
  const db = connection.unlimitedDb;
  const indexes = await withoutIndexes(db);
  const kept: string[] = [];
  const every = Math.max(1, Math.floor(size / SAMPLES));
  const source = batches(entities);
  let loaded = 0;
  const write = async () => {
    for (const batch of source) {
      batch.forEach(({ name }, index) => {
        if ((loaded + index) % every === 0) kept.push(name);
      });
      loaded += batch.length;
      if (loaded % TOLD_EVERY === 0) say(`  ${loaded.toLocaleString('en-US')} entities`);
      await insertEntities(db, batch, '2026-11-20');
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await withoutLimits(connection, async (session) => {
    await finish?.(session);
    for (const index of indexes) await sql.raw(index).execute(session);
    await sql`vacuum analyze`.execute(session);
  });
  const seconds = (performance.now() - started) / 1000;
  say(`${size.toLocaleString('en-US')} entities loaded in ${seconds.toFixed(1)} s`);
  return kept;
}

/** Whether an index alone answers a query; its plan is printed. */
export async function usesIndex(db: Db, query: RawBuilder<unknown>): Promise<boolean> {
  const plan = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
  const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  say(text.replace(/^/gm, '  '));
  return /Index (Only )?Scan/.test(text) && !/Seq Scan/.test(text);
}

/** Ends the process with a bench's verdict: undefined where there is no PostgreSQL. */
export function endWith(bench: Promise<boolean | undefined>): void {
  bench.then(
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
}

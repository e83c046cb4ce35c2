import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pino from 'pino';
import { ADMIN_ROLE, TABLE_PAGE_SIZE } from '#rules';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { readConfig } from '../../server/settings/config';
import type { Registry } from '../../server/context';
import { createRegistry } from '../../server/startup/create-registry';
import { openDatabase } from '../../server/database/connection';
import { buildServer } from '../../server/http/server';
import { prepareRegistry } from '../../server/startup/prepare-registry';
import { actOnPending } from '../../server/review/act-on-pending';
import { copyQueuedFiling } from '../../server/testing/copy-queued-filing';
import { queueSampleFiling } from '../../server/testing/queued-filing';
import { signToken } from '../../server/testing/sign-token';
import { createRegistryClient, type RegistryClient } from '../../src/client/client';

const LIMIT_P99_MS = 50;

/** Looks at each place of the queue, in each order. */
const LOOKS = 100;

/** Administrators who take and let go of locks all the while. */
const WRITERS = 2;

const say = (line: string) => process.stdout.write(`${line}\n`);
const percentile = (times: readonly number[], share: number) => {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const figures = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(1).padStart(5)} ms, p99 ${percentile(times, 0.99).toFixed(1).padStart(5)} ms`;

async function timed(act: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await act();
  return performance.now() - before;
}

/** Administrators who process filings and cancel it, until they are told to stop. Answers how often. */
async function writeUntil(registry: Registry, isOver: () => boolean, sequences: readonly string[]) {
  let acts = 0;
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const userId = `writer-${writer}`;
      for (let turn = writer; !isOver(); turn += WRITERS) {
        const sequence = sequences[turn % sequences.length] ?? '';
        await actOnPending(registry, { sequence, event: 'process', userId });
        await actOnPending(registry, { sequence, event: 'cancel', userId });
        acts += 2;
      }
    }),
  );
  return acts;
}

/** Seconds for which the token of the administrator counts: more than the looks take. */
const TOKEN_SECONDS = 3_600;

/** Opens the server on the registry, and a client with an administrator's token: each look is authorized, checked and answered over HTTP. */
async function openClient(
  registry: Registry,
): Promise<{ client: RegistryClient; close: () => Promise<void> }> {
  const app = await buildServer(registry, []);
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const client = createRegistryClient({ baseUrl });
  const claims = { realm_access: { roles: [ADMIN_ROLE] } };
  client.setToken({
    value: await signToken(registry.config, { claims, endsIn: TOKEN_SECONDS }),
    endsAt: new Date(Date.now() + TOKEN_SECONDS * 1000).toISOString(),
  });
  return { client, close: () => app.close() };
}

/** Requests a page of the queue; an answer that is not complete is not counted. */
async function lookAt(client: RegistryClient, page: number, order: 'oldest' | 'newest'): Promise<void> {
  const { outcome, data } = await client.call('pendingFilings', { query: { page: String(page), order } });
  if (outcome.kind !== 'ok' || data?.page !== page || data.pendingFilings.length === 0)
    throw new Error(`Page ${page} was answered with ${JSON.stringify(outcome)}.`);
}

/** Looks at each place in turn, and after each look at one row by its key, which shows how busy the machine is. */
async function lookAround({ db }: Registry, client: RegistryClient, size: number) {
  const pages = Math.ceil(size / TABLE_PAGE_SIZE);
  const places = { first: 1, middle: Math.ceil(pages / 2), last: pages };
  const times = new Map<string, number[]>();
  const bare: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    for (const [place, page] of Object.entries(places)) {
      for (const order of ['oldest', 'newest'] as const) {
        const key = `${place} page, ${order} first`;
        const time = await timed(() => lookAt(client, page, order));
        times.set(key, [...(times.get(key) ?? []), time]);
        const row = db
          .selectFrom('pending_filing')
          .selectAll()
          .where('sequence', '=', String(look + 1));
        bare.push(await timed(() => row.executeTakeFirst()));
      }
    }
  }
  return { times, bare };
}

async function main(size: number): Promise<number> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('There is no PostgreSQL here and none could be installed.');
  const config = {
    ...readConfig({
      ENVIRONMENT: 'qa',
      LOG_LEVEL: 'silent',
      SAMPLE_ENTITIES: '60',
      DATABASE_URL: postgres.url,
      RATE_LIMIT: '1000000',
    }),
    publicUrl: 'http://127.0.0.1:9',
  };
  const connection = await openDatabase(config, () => undefined);
  try {
    await connection.opened;
    const registry = createRegistry(config, pino({ level: 'silent' }), connection);
    await prepareRegistry(registry);
    const { entityId, refId, sessionId, row } = await queueSampleFiling(registry);
    const original = { entityId, refId, sessionId, transactionId: row.transaction_id };
    const loading = await timed(() => copyQueuedFiling(registry, original, size - 1));
    await sql`vacuum analyze`.execute(registry.db);
    say(`${size.toLocaleString('en-US')} filings wait; loaded in ${(loading / 1000).toFixed(0)} s`);
    const sample = await registry.db.selectFrom('pending_filing').select('sequence').limit(200).execute();
    let isOver = false;
    const sequences = sample.map(({ sequence }) => sequence);
    const writing = writeUntil(registry, () => isOver, sequences);
    const { client, close } = await openClient(registry);
    const { times, bare } = await lookAround(registry, client, size).finally(() => (isOver = true));
    const acts = await writing;
    await close();
    for (const [what, some] of times) say(`${figures(some)}  ${what}`);
    say(`${figures(bare)}  one row by its key, between the looks`);
    const all = [...times.values()].flat();
    say(
      `${figures(all)}  all ${all.length} pages over HTTP (limit ${LIMIT_P99_MS} ms), during ${acts} locks and releases`,
    );
    return percentile(all, 0.99) <= LIMIT_P99_MS ? 0 : 1;
  } finally {
    await connection.close();
    await postgres.stop();
  }
}

const { values } = parseArgs({ options: { size: { type: 'string', default: '100000' } } });
main(Number(values.size)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);

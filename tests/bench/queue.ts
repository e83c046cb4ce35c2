import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pino from 'pino';
import { TABLE_PAGE_SIZE } from '#rules';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { readConfig } from '../../server/config';
import { createRegistry } from '../../server/create-registry';
import { openDatabase } from '../../server/database/connection';
import { prepareRegistry } from '../../server/prepare-registry';
import { queuePageOf } from '../../server/review/queue';
import { copyQueuedFiling } from '../../server/testing/copy-queued-filing';
import { queued } from '../../server/testing/queued-filing';

const LIMIT_P99_MS = 50;
const LOOKS = 500;

const say = (line: string) => process.stdout.write(`${line}\n`);
const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function main(size: number): Promise<number> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('There is no PostgreSQL here and none could be installed.');
  const config = {
    ...readConfig({
      ENVIRONMENT: 'qa',
      LOG_LEVEL: 'silent',
      SAMPLE_ENTITIES: '60',
      DATABASE_URL: postgres.url,
    }),
    publicUrl: 'http://127.0.0.1:9',
  };
  const connection = await openDatabase(config, () => undefined);
  try {
    await connection.opened;
    const registry = createRegistry(config, pino({ level: 'silent' }), connection);
    await prepareRegistry(registry);
    const { entityId, refId, sessionId, row } = await queued(registry);
    await copyQueuedFiling(
      registry,
      { entityId, refId, sessionId, transactionId: row.transaction_id },
      size - 1,
    );
    await sql`vacuum analyze`.execute(registry.db);
    const pages = Math.ceil(size / TABLE_PAGE_SIZE);
    const times: number[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      const page = 1 + Math.floor((look / LOOKS) * pages);
      const before = performance.now();
      const { count } = await queuePageOf(registry, { page, order: look % 2 ? 'newest' : 'oldest' });
      times.push(performance.now() - before);
      if (count !== size) throw new Error(`The queue has ${count} filings instead of ${size}.`);
    }
    times.sort((one, other) => one - other);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    say(`${size.toLocaleString('en-US')} filings wait; ${LOOKS} pages from the first to the last, both ways`);
    say(`p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (limit ${LIMIT_P99_MS} ms)`);
    return p99 <= LIMIT_P99_MS ? 0 : 1;
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

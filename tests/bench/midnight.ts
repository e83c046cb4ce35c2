import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pino from 'pino';
import { percentile } from '../../scripts/lib/percentiles.mjs';
import { openDatabase } from '../../server/database/connection';
import { verifyRecords } from '../../server/entities/verify-records';
import { buildServer } from '../../server/http/server';
import { startWorker } from '../../server/jobs/worker';
import { scheduleOfficeDays } from '../../server/jobs/office-days';
import { createRegistry } from '../../server/startup/create-registry';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { grow, prepare, settings, sizeOf } from './scale/fill';
import { endWith, say } from './registry';

/** Reports that are to be written down within a minute, here as a rate. */
const LEAST_A_SECOND = 200_000 / 60;
/** How much longer others may wait meanwhile, at the slow end. */
const MOST_SLOWER = 2;
/** Two people look at records all the while, as the calm before shows. */
const LOOKERS = 2;
const CALM_MILLISECONDS = 10_000;
const MEGABYTE = 1024 ** 2;

const MIDNIGHT = '2026-12-01T07:00:01Z';

async function main(): Promise<boolean | undefined> {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '250000' },
      url: { type: 'string' },
      midnight: { type: 'string', default: MIDNIGHT },
      verify: { type: 'boolean', default: false },
    },
  });
  const postgres = values.url === undefined ? await startPostgres() : undefined;
  const url = values.url ?? postgres?.url;
  if (url === undefined) return undefined;
  const config = settings(url);
  const connection = await openDatabase(config, (error) => say(error.message));
  try {
    await prepare(connection, url);
    await grow(connection, sizeOf(Number(values.size)));
    let offset = 0;
    const registry = {
      ...createRegistry(config, pino({ level: 'error' }), connection),
      clock: {
        now: () => new Date(Date.now() + offset),
        isMoved: () => true,
        refresh: () => Promise.resolve(),
        moveTo: () => Promise.resolve(),
      },
    };
    const { db } = connection;
    const app = await buildServer(registry, []);
    const { rows: ids } = await sql<{
      id: string;
    }>`select entity_id as id from entity tablesample system (0.5) limit 500`.execute(connection.unlimitedDb);
    let times: number[] = [];
    let isOver = false;
    const look = async (looker: number) => {
      for (let turn = looker; !isOver; turn += LOOKERS) {
        const started = performance.now();
        const { statusCode } = await app.inject({
          method: 'GET',
          url: `/business-api/entity/${ids[turn % ids.length]?.id}/filings`,
        });
        if (statusCode !== 200) throw new Error(`A look was answered with ${statusCode}.`);
        times.push(performance.now() - started);
      }
    };
    const looking = Promise.all(Array.from({ length: LOOKERS }, (_, looker) => look(looker)));
    await new Promise((resolve) => setTimeout(resolve, CALM_MILLISECONDS));
    const calm = times;
    times = [];
    offset = Date.parse(values.midnight) - Date.now();
    const before = await written(db);
    await db.deleteFrom('outbox').execute();
    await scheduleOfficeDays(db, registry.clock.now());
    const heap = process.memoryUsage().rss;
    let most = heap;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 200);
    const started = performance.now();
    const worker = startWorker(registry);
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      const { rows } = await sql<{
        due: boolean;
      }>`select exists (select from outbox where kind = 'overdue-reports' and due_at <= ${registry.clock.now()}) as due`.execute(
        db,
      );
      if (!rows[0]?.due) break;
    }
    const seconds = (performance.now() - started) / 1000;
    isOver = true;
    await looking;
    clearInterval(watch);
    await worker.stop();
    await app.close();
    const changed = (await written(db)) - before;
    const slower = percentile(times, 99) / percentile(calm, 99);
    say(
      `${changed} reports in ${seconds.toFixed(1)} s: ${(changed / seconds).toFixed(0)} a second (at least ${LEAST_A_SECOND.toFixed(0)})`,
    );
    say(
      `records meanwhile: ${figures(times)}; in the calm before: ${figures(calm)}; p99 ${slower.toFixed(2)} times (at most ${MOST_SLOWER})`,
    );
    say(`memory: ${(heap / MEGABYTE).toFixed(0)} MB before, ${(most / MEGABYTE).toFixed(0)} MB at most`);
    if (values.verify) {
      const { entities, faults } = await verifyRecords(connection.unlimitedDb);
      say(`${faults.length} of ${entities} records are not what their effects say`);
      if (faults.length > 0) return false;
    }
    return changed / seconds >= LEAST_A_SECOND && slower <= MOST_SLOWER;
  } finally {
    await connection.close();
    await postgres?.stop();
  }
}

const figures = (times: readonly number[]) =>
  `${times.length}, p50 ${percentile(times, 50).toFixed(1)} ms, p99 ${percentile(times, 99).toFixed(1)} ms`;

async function written(db: Awaited<ReturnType<typeof openDatabase>>['db']): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::integer as n from record_effect where cause = 'housekeeping'`.execute(db);
  return rows[0]?.n ?? 0;
}

endWith(main());

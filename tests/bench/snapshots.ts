import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { openComponents } from '#api';
import { sql } from 'kysely';
import { percentile } from '../../scripts/lib/percentiles.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { openDatabase } from '../../server/database/connection';
import { UNLIMITED_SERVER } from '../resilience/unlimited-server';
import { figures } from './filings/figures';
import { endWith, say } from './registry';
import { grow, prepare, settings, sizeOf } from './scale/fill';
import { others, readChanges, type Waits } from './snapshots/others';
import { processorSeconds, residentMegabytes, watchMemory } from './snapshots/process';

/** What is promised of 2.5 million entities on two cores. */
const MOST_SECONDS = 600;
const MOST_SLOWER = 2;
const MOST_PAGE_MILLISECONDS = 20;

/** Caches fill and code is compiled; it is not counted. */
const WARM_UP_MILLISECONDS = 5_000;
const CALM_MILLISECONDS = 30_000;
const PAGES = 500;

type Snapshot = openComponents['schemas']['Snapshot'];

/** Makes a registry of a size; answers how many changes its log has. */
async function fill(url: string, size: number): Promise<number> {
  const connection = await openDatabase(settings(url), (error) => say(error.message));
  try {
    const started = performance.now();
    await prepare(connection, url);
    await grow(connection, sizeOf(size));
    say(`${size} entities made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const { rows } = await sql<{
      changes: string;
    }>`select max(position) as changes from public_change`.execute(connection.unlimitedDb);
    return Number(rows[0]?.changes);
  } finally {
    await connection.close();
  }
}

/** The snapshot, once it is given out. */
async function made(url: string): Promise<Snapshot> {
  for (;;) {
    const answer = await fetch(`${url}/open-api/v1/snapshots`);
    const { snapshots } = (await answer.json()) as { snapshots: Snapshot[] };
    if (snapshots[0] !== undefined) return snapshots[0];
    await pause(500);
  }
}

const told = ({ saves, pages }: Waits) =>
  `${saves.length} saves, ${figures(saves)}; ${pages.length} pages of changes, ${figures(pages)}`;

/** Pages of changes when nobody else asks: how long each takes, and how much of the server's processor. */
async function pagesAlone({ url, pid }: Awaited<ReturnType<typeof startServer>>, changes: number) {
  const used = processorSeconds(pid);
  const waits: number[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const started = performance.now();
    await readChanges(url, changes);
    waits.push(performance.now() - started);
  }
  return { waits, processor: ((processorSeconds(pid) - used) / PAGES) * 1000 };
}

async function main(): Promise<boolean | undefined> {
  const { values } = parseArgs({ options: { size: { type: 'string', default: '250000' } } });
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  try {
    const changes = await fill(postgres.url, Number(values.size));
    const server = await startServer({ env: { ...UNLIMITED_SERVER, DATABASE_URL: postgres.url } });
    try {
      const { pid, url } = server;
      const started = performance.now();
      const used = processorSeconds(pid);
      const before = residentMegabytes(pid);
      const memory = watchMemory(pid);
      const people = others(url, changes);
      await pause(WARM_UP_MILLISECONDS);
      people.since();
      const { entities, files } = await made(url);
      const seconds = (performance.now() - started) / 1000;
      const beside = people.since();
      const quarters = memory();
      const usedBeside = processorSeconds(pid) - used;
      await pause(CALM_MILLISECONDS);
      const calm = people.since();
      await people.stop();
      const pages = await pagesAlone(server, changes);
      const slower = percentile(beside.saves, 99) / percentile(calm.saves, 99);
      const page = percentile(pages.waits, 99);
      const sizes = files.map(({ format, bytes }) => `${format} ${(bytes / 1e6).toFixed(1)} MB`).join(', ');
      say(`${entities} entities in ${seconds.toFixed(1)} s (at most ${MOST_SECONDS}): ${sizes}`);
      say(`the server's processor time meanwhile, others included: ${usedBeside.toFixed(1)} s`);
      say(
        `memory: ${before.toFixed(0)} MB before, at most ${quarters.map((most) => most.toFixed(0)).join(', ')} MB in each quarter of that time`,
      );
      say(`beside it: ${told(beside)}`);
      say(`in the calm after it: ${told(calm)}`);
      say(`saves: p99 ${slower.toFixed(2)} times (at most ${MOST_SLOWER})`);
      say(
        `pages of changes one after the other: ${figures(pages.waits)} (p99 at most ${MOST_PAGE_MILLISECONDS}), ${pages.processor.toFixed(1)} ms of the server's processor each`,
      );
      return seconds <= MOST_SECONDS && slower <= MOST_SLOWER && page <= MOST_PAGE_MILLISECONDS;
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

endWith(main());

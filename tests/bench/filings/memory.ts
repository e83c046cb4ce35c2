import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { startServer } from '../../../scripts/lib/server.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { median } from '../../../scripts/lib/percentiles.mjs';
import { UNLIMITED_SERVER } from '../../resilience/unlimited-server';
import { inTurns, type BenchResult } from './figures';

const AT_ONCE = 16;
/** Looks at the memory; the first fifth of them is left out, in which caches fill and code is compiled. */
const LOOKS = 20;
const LEFT_OUT = LOOKS / 5;
/**
 * How far the median of the last measurements may be above that of the first: noise of the measurement, and not a leak of a few bytes a
 * request.
 */
const MAX_GROWTH_MB = 3;

type Server = Awaited<ReturnType<typeof startServer>>;

interface Memory {
  heap: number;
  external: number;
  resident: number;
}

const TOLD = /^\{"heapUsed":.*\}$/gm;

/** The memory of the server after garbage collection, in megabytes. */
async function memoryOf(server: Server): Promise<Memory> {
  const toldBefore = server.log().match(TOLD)?.length ?? 0;
  process.kill(server.pid ?? 0, 'SIGUSR2');
  for (;;) {
    const told = server.log().match(TOLD) ?? [];
    if (told.length > toldBefore) {
      const bytes = JSON.parse(told.at(-1) ?? '{}') as Record<'heapUsed' | 'external' | 'rss', number>;
      const megabytes = (amount: number) => amount / 1024 / 1024;
      return {
        heap: megabytes(bytes.heapUsed),
        external: megabytes(bytes.external),
        resident: megabytes(bytes.rss),
      };
    }
    await pause(20);
  }
}

/** The most common requests, each with other words and from another address, so that no cache answers. */
const QUESTIONS: readonly ((turn: number) => [path: string, body?: object])[] = [
  () => ['/common-db-api/env'],
  () => ['/business-api/heartBeat'],
  (turn) => [`/business-api/entity/search/${encodeURIComponent(`Word ${turn}`)}/details`],
  (turn) => ['/business-api/validate/agent/dmv', { stateId: '921234567', lastName: `Sample${turn % 7}` }],
  (turn) => ['/business-api/file/receipt', { refId: `nobody-${turn}` }],
  (turn) => [`/business/search/2010${turn}`],
  () => ['/business/filing/llc/intro'],
];

async function ask(url: string, turn: number): Promise<number> {
  const [path, body] = QUESTIONS[turn % QUESTIONS.length]?.(turn) ?? ['/'];
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Memory of a server over this many requests; undefined where there is no PostgreSQL. */
export async function memoryOver(requests: number): Promise<BenchResult | undefined> {
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  try {
    const server = await startServer({
      env: {
        ...UNLIMITED_SERVER,
        DATABASE_URL: postgres.url,
        TRUST_PROXY: '1',
        NODE_OPTIONS: `--require ${join(process.cwd(), 'scripts/lib/print-memory.cjs')}`,
      },
    });
    try {
      const lines: string[] = [];
      const looks: Memory[] = [];
      const statuses = new Map<number, number>();
      const share = Math.ceil(requests / LOOKS);
      for (let look = 0; look < LOOKS; look += 1) {
        await inTurns(share, AT_ONCE, async (turn) => {
          const status = await ask(server.url, look * share + turn);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        });
        const memory = await memoryOf(server);
        looks.push(memory);
        lines.push(
          `after ${((look + 1) * share).toLocaleString('en-US')} requests: heap ${memory.heap.toFixed(1)} MB, buffers ${memory.external.toFixed(1)} MB, resident ${memory.resident.toFixed(0)} MB`,
        );
      }
      const counted = looks.slice(LEFT_OUT);
      const part = Math.floor(counted.length / 4);
      const middle = (some: readonly Memory[]) => median(some.map(({ heap, external }) => heap + external));
      const growth = middle(counted.slice(-part)) - middle(counted.slice(0, part));
      const failed = [...statuses].filter(([status]) => status >= 500);
      lines.push(
        `answers: ${[...statuses].map(([status, count]) => `${count} of ${status}`).join(', ')}`,
        `what is held grew by ${growth.toFixed(2)} MB between the first quarter and the last (${MAX_GROWTH_MB} MB at most)`,
      );
      return {
        lines,
        faults: [
          ...(growth <= MAX_GROWTH_MB ? [] : [`memory grew by ${growth.toFixed(1)} MB`]),
          ...failed.map(([status, count]) => `${count} requests were answered ${status}`),
        ],
      };
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

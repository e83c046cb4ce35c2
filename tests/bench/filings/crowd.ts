import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../../scripts/lib/server.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { ANSWER_MILLISECONDS } from '../../../server/http/limits';
import { companyFiling } from '../../resilience/company';
import { UNLIMITED_SERVER } from '../../resilience/unlimited-server';
import { figures, type BenchResult } from './figures';

/** The first bytes of every such document. */
const PDF = Buffer.from('%PDF-');

const LICENSE = { stateId: '921234567', lastName: 'Sample' };

/** The time for an answer at its filer: the time limit of the server, and the transport on a busy machine. */
const LONGEST_ANSWER_MS = ANSWER_MILLISECONDS + 1_000;
/** How long a filer who is told to wait repeats the request. */
const PATIENCE_MS = 300_000;

/** One of the filers who come at the same moment, each from an address of their own. */
interface Visitor {
  url: string;
  address: string;
  heard: Heard;
}

/** The answers of all of them. */
class Heard {
  readonly times = new Map<string, number[]>();
  readonly faults: string[] = [];
  waits = 0;

  took(what: string, milliseconds: number): void {
    this.times.set(what, [...(this.times.get(what) ?? []), milliseconds]);
    if (milliseconds > LONGEST_ANSWER_MS) this.faults.push(`${what} took ${Math.round(milliseconds)} ms`);
  }
}

/** Repeats the request until the answer is not to wait, as the page tells its filer to. */
async function ask(
  { url, address, heard }: Visitor,
  what: string,
  path: string,
  body: object,
): Promise<Response> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
    heard.took(what, performance.now() - started);
    const seconds = Number(answer.headers.get('retry-after'));
    if (![429, 503].includes(answer.status) || performance.now() > until) return answer;
    if (!(seconds > 0)) heard.faults.push(`${what} was answered ${answer.status} without the time to wait`);
    heard.waits += 1;
    await answer.arrayBuffer();
    await pause(seconds * 1000 + Math.random() * 1000);
  }
}

async function jsonOf<T>(answer: Response): Promise<T> {
  if (answer.status !== 200) throw new Error(`was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { apiData: T }).apiData;
}

/** The cause of a lost connection's error says why. */
function whatFailed(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

type Looked = Parameters<typeof companyFiling>[2];

/** Names an agent by license, keeps the filing, reads it again as a reload does, and looks at its form. */
async function passThrough(visitor: Visitor, number: number): Promise<void> {
  const say = (what: string, path: string, body: object) => ask(visitor, what, path, body);
  const found = await jsonOf<{ agent: Looked }>(
    await say('look-up of the agent', '/business-api/validate/agent/dmv', LICENSE),
  );
  const { nameValues, addressValues } = found.agent;
  const kept = await jsonOf<{ agent: Looked }>(
    await say('saving of the agent', '/business-api/agent/save', {
      nameValues,
      addressValues,
      authenticationType: 'D',
      dl: LICENSE.stateId,
      lastName: LICENSE.lastName,
      transType: 'ARTORG_LLC',
    }),
  );
  const filing = companyFiling(`Crowd ${number} LLC`, randomUUID(), kept.agent);
  const { refId } = await jsonOf<{ refId: string }>(
    await say('saving of the filing', '/business-api/file', { filing }),
  );
  const read = await jsonOf<{ filing: string }>(
    await say('reading of the filing', '/business-api/file/filing', { refId }),
  );
  const { entityNameValues } = JSON.parse(read.filing) as typeof filing;
  if (entityNameValues.name !== filing.entityNameValues.name)
    throw new Error(`reads the filing of ${entityNameValues.name}`);
  const { pdfBytes } = await jsonOf<{ pdfBytes: string }>(
    await say('form for the review', '/business-api/pdf/filing', { filing }),
  );
  if (!Buffer.from(pdfBytes, 'base64').subarray(0, 5).equals(PDF)) throw new Error('got no form');
}

/** Runs this many filers at once in the agent and the review; undefined where there is no PostgreSQL. */
export async function crowd(size: number): Promise<BenchResult | undefined> {
  const postgres = await startPostgres();
  if (postgres === undefined) return undefined;
  try {
    const server = await startServer({
      env: { ...UNLIMITED_SERVER, DATABASE_URL: postgres.url, TRUST_PROXY: '1' },
    });
    const heard = new Heard();
    const started = performance.now();
    try {
      await Promise.all(
        Array.from({ length: size }, (_, number) =>
          passThrough(
            { url: server.url, address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, heard },
            number,
          ).catch((error: unknown) => {
            heard.faults.push(`filer ${number} ${whatFailed(error)}`);
          }),
        ),
      );
    } finally {
      await server.stop();
    }
    const seconds = (performance.now() - started) / 1000;
    return {
      lines: [
        `${size} filers at once in the agent and the review, all through after ${seconds.toFixed(0)} s; ${heard.waits} times somebody was told to wait`,
        ...[...heard.times].map(
          ([what, times]) => `${what}: ${figures(times)}, longest ${Math.max(...times).toFixed(0)} ms`,
        ),
      ],
      faults: heard.faults,
    };
  } finally {
    await postgres.stop();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Socket } from 'node:net';
import { rmSync } from 'node:fs';
import { freshDataDirectory, startServer } from '../../scripts/lib/server.mjs';
import { FORCED_EXIT_CODE } from '../../server/startup/on-stop';
import { UNLIMITED_SERVER } from './unlimited-server';
import type { Layout } from './site';
import { startDatabase } from './site';

/** Longest answers, in milliseconds, with what a busy machine adds. */
const ANSWERED_WITHIN = 10_500;
const READY_WITHIN = 2_500;
const STOPPED_WITHIN = 5_500;
const RECOVERED_WITHIN = 15_000;

type Server = Awaited<ReturnType<typeof startServer>>;
type Postgres = NonNullable<Awaited<ReturnType<typeof startDatabase>>>;

interface Answer {
  status: number | 'none';
  milliseconds: number;
}

/** Asks for a page that needs the database. */
async function ask(url: string, path: string): Promise<Answer> {
  const start = performance.now();
  const status = await fetch(url + path).then(
    (answer) => answer.status,
    () => 'none' as const,
  );
  return { status, milliseconds: performance.now() - start };
}
const SUMMARY = '/business-api/entity/summary?entityId=20101000001&transTyp=REPORT';
const READY = '/health/ready';

/** Asks every 50 ms until the database serves again; what was answered until then. */
async function untilServed(url: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = Date.now() + RECOVERED_WITHIN;
  while (Date.now() < end) {
    const answer = await ask(url, SUMMARY);
    answers.push(answer);
    if (answer.status === 200) return answers;
    await pause(50);
  }
  return answers;
}

/** The faults of answers that were given while the database was unavailable. */
function faultsOf(answers: readonly Answer[], within: number): string[] {
  const told = new Set<number | 'none'>([200, 503]);
  return answers
    .filter(({ status, milliseconds }) => !told.has(status) || milliseconds > within)
    .map(({ status, milliseconds }) => `answered ${status} after ${Math.round(milliseconds)} ms`);
}

/** The database ends while it is asked, and comes back: 503 in the meantime, and then everything is as before. */
async function databaseEnds({ url }: Server, endAndStart: () => Promise<void>): Promise<string[]> {
  const asking = Array.from({ length: 20 }, () => ask(url, SUMMARY));
  await endAndStart();
  const answers = [...(await Promise.all(asking)), ...(await untilServed(url))];
  const faults = faultsOf(answers, ANSWERED_WITHIN);
  if (answers.at(-1)?.status !== 200) faults.push('the server did not recover');
  return faults;
}

/** The database answers nothing any more, without closing a connection. */
async function databaseFallsSilent({ url }: Server, postgres: Postgres): Promise<string[]> {
  await ask(url, SUMMARY);
  postgres.freeze();
  try {
    const [ready, ...answers] = await Promise.all([
      ask(url, READY),
      ...Array.from({ length: 20 }, () => ask(url, SUMMARY)),
    ]);
    const faults = [...faultsOf([ready], READY_WITHIN), ...faultsOf(answers, ANSWERED_WITHIN)];
    if ([ready, ...answers].some(({ status }) => status === 200)) faults.push('something was answered 200');
    const again = await ask(url, READY);
    return [...faults, ...faultsOf([again], READY_WITHIN)];
  } finally {
    postgres.thaw();
  }
}

async function recovers({ url }: Server): Promise<string[]> {
  const answers = await untilServed(url);
  return answers.at(-1)?.status === 200 ? [] : ['the server did not recover'];
}

/** Opens a connection that sends the beginning of a request and no more. */
function halfSent({ port }: Server, length: number, sent: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST /business-api/file/attachment HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${sent}`,
        () => resolve(socket),
      );
    });
    socket.on('error', reject);
    // Errors of a closed connection are ignored.
    socket.once('connect', () => socket.off('error', reject).on('error', () => undefined));
  });
}

/** The server is told to stop while requests are under way, connections idle, and others half sent. */
async function stopsUnderTraffic(server: Server): Promise<string[]> {
  const sockets = await Promise.all(Array.from({ length: 10 }, () => halfSent(server, 1000, '{"refId":"')));
  let isOver = false;
  const traffic = Array.from({ length: 5 }, async () => {
    while (!isOver) await ask(server.url, SUMMARY);
  });
  await pause(300);
  const start = performance.now();
  const code = await server.end('SIGTERM');
  const milliseconds = performance.now() - start;
  isOver = true;
  await Promise.all(traffic);
  for (const socket of sockets) socket.destroy();
  return [
    ...(code === 0 ? [] : [code === FORCED_EXIT_CODE ? 'it ended by force' : `it ended with ${code}`]),
    ...(milliseconds <= STOPPED_WITHIN ? [] : [`it took ${Math.round(milliseconds)} ms`]),
  ];
}

export interface Outage {
  what: string;
  faults: string[];
}

/** Everything that can happen to the database of one server, and a stop under traffic. Undefined where there is no PostgreSQL. */
export async function outages(layout: Layout): Promise<Outage[]> {
  const found: Outage[] = [];
  const note = async (what: string, faults: Promise<string[]>) => {
    found.push({ what, faults: await faults });
  };
  const postgres = await startDatabase(layout);
  if (postgres !== undefined) {
    const server = await startServer({ env: { ...UNLIMITED_SERVER, DATABASE_URL: postgres.url } });
    try {
      await note('PostgreSQL is restarted', databaseEnds(server, postgres.restart));
      await note('PostgreSQL crashes', databaseEnds(server, postgres.crash));
      await note('PostgreSQL falls silent', databaseFallsSilent(server, postgres));
      await note('PostgreSQL answers again', recovers(server));
      await note('SIGTERM under traffic on PostgreSQL', stopsUnderTraffic(server));
    } finally {
      await server.stop();
      await postgres.stop();
    }
  }
  const dataDirectory = freshDataDirectory();
  try {
    const options = { env: UNLIMITED_SERVER, dataDirectory };
    await note(
      'SIGTERM under traffic on the embedded database',
      stopsUnderTraffic(await startServer(options)),
    );
    const next = await startServer(options);
    await note('the next process on its directory', recovers(next));
    await next.stop();
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
  return found;
}

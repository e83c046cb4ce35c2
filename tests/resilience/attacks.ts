import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { emptyFiling } from '#rules';
import { startServer } from '../../scripts/lib/server.mjs';
import { largeForm } from './large-form';
import { registryAt } from './registry';
import { UNLIMITED_SERVER } from './unlimited-server';

const ENVIRONMENT = { ...UNLIMITED_SERVER, TRUST_PROXY: '1' };

const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 100;
/** Part of a file that is never sent whole. */
const HALF_SENT_BYTES = 13 * MEGABYTE;
/** The most that the server may grow while many connections have sent half a request. */
const MAX_GROWTH_MEGABYTES = 160;
/**
 * The same while nobody reads files: a dozen are made in a row, and leave garbage behind, here and in the database's thread; how much of it
 * stands at a moment varies by a third. A hundred answers of 12 MB that were held would be 1,200.
 */
const MAX_GROWTH_OF_FILES = 800;
/** How long somebody else may wait for an answer in the meantime, in milliseconds on a busy machine. */
const LONGEST_ANSWER = 2_000;

/** No answer at all within this time, in milliseconds, is a fault and no reason to wait on. */
const ANSWERS_WITHIN = 30_000;
const inTime = () => AbortSignal.timeout(ANSWERS_WITHIN);

type Server = Awaited<ReturnType<typeof startServer>>;

/** Who is attacking, and who else is there, by the address that a balancer hands on. */
const ATTACKER = '203.0.113.7';
const NEIGHBOR = '198.51.100.9';

const residentMegabytes = ({ pid }: Server): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;

/** Asks for the least that there is, over and over, until it is told to stop; answers the longest wait in milliseconds. */
async function longestWait({ url }: Server, isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const start = performance.now();
    const answer = await fetch(`${url}/health/live`, { signal: inTime() });
    await answer.arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
    await pause(5);
  }
  return longest;
}

/** Begins a request and sends some of it, as fast as the server accepts it; errors of a closed connection are ignored. */
function halfSent({ port }: Server, path: string, length: number, sent: Buffer): Socket {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ATTACKER}\r\ncontent-type: application/json\r\n` +
        `content-length: ${length}\r\n\r\n`,
    );
    socket.write(sent);
  });
  socket.on('error', () => undefined);
  socket.resume();
  return socket;
}

/** The reference of a filing in progress, which anybody may begin. */
async function begun(server: Server): Promise<string> {
  const filing = { ...emptyFiling(), submissionKey: crypto.randomUUID(), filingType: 'llc' as const };
  const { data } = await registryAt(server.url).POST('/business-api/file', { body: { filing } });
  if (data?.apiData.refId === undefined) throw new Error('The filing was not saved.');
  return data.apiData.refId;
}

interface Measured {
  what: string;
  faults: string[];
}

const upload = ({ url }: Server, refId: string, bytes: number): Promise<Response> =>
  fetch(`${url}/business-api/file/attachment?refId=${refId}`, {
    method: 'POST',
    signal: inTime(),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': NEIGHBOR },
    body: JSON.stringify({
      refId,
      fileName: 'a.txt',
      mimeType: 'text/plain',
      fileContents: Buffer.alloc(bytes, 'x').toString('base64'),
    }),
  });

/**
 * The most memory that the server has while requests are held open, and who else is served.
 * @param served answers the status of what somebody else asks for in the meantime
 */
async function whileHeld(
  server: Server,
  what: string,
  hold: () => Socket,
  served: () => Promise<number>,
  maxGrowth = MAX_GROWTH_MEGABYTES,
): Promise<Measured> {
  const before = residentMegabytes(server);
  let isOver = false;
  const waiting = longestWait(server, () => isOver);
  const sockets = Array.from({ length: CONNECTIONS }, hold);
  let most = before;
  for (let sample = 0; sample < 50; sample += 1) {
    await pause(100);
    most = Math.max(most, residentMegabytes(server));
  }
  const status = await served();
  isOver = true;
  const longest = await waiting;
  for (const socket of sockets) socket.destroy();
  const growth = Math.round(most - before);
  return {
    what: `${what}: ${growth} MB of memory (${Math.round(before)} before), longest wait ${Math.round(longest)} ms`,
    faults: [
      ...(growth <= maxGrowth ? [] : [`the server grew by ${growth} MB`]),
      ...(longest <= LONGEST_ANSWER ? [] : [`somebody else waited ${Math.round(longest)} ms`]),
      ...(status === 200 ? [] : [`what somebody else asked for was answered ${status}`]),
    ],
  };
}

/** Others upload while one caller has sent half of many requests. */
async function whileHalfSent(server: Server, what: string, path: string, sent: Buffer): Promise<Measured> {
  const refId = await begun(server);
  return whileHeld(
    server,
    what,
    () => halfSent(server, path, sent.length + MEGABYTE, sent),
    async () => (await upload(server, refId, 3 * MEGABYTE)).status,
  );
}

async function halfSentUploads(server: Server): Promise<Measured> {
  const refId = await begun(server);
  const head = `{"refId":"${refId}","fileName":"a.txt","mimeType":"text/plain","fileContents":"`;
  const sent = Buffer.alloc(HALF_SENT_BYTES, 'QUFB');
  sent.write(head);
  return whileHalfSent(
    server,
    `${CONNECTIONS} half-sent uploads`,
    `/business-api/file/attachment?refId=${refId}`,
    sent,
  );
}

const halfSentFilings = (server: Server): Promise<Measured> =>
  whileHalfSent(
    server,
    `${CONNECTIONS} half-sent filings`,
    '/business-api/file',
    Buffer.alloc(MEGABYTE - 4096, '{"filing":"'.padEnd(64, 'x')),
  );

/** Requests a file and reads nothing of it. */
function unread({ port }: Server, path: string): Socket {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ATTACKER}\r\n\r\n`),
  );
  socket.on('error', () => undefined);
  socket.pause();
  return socket;
}

/** Others download while one caller reads nothing of many files. */
async function unreadDownloads(server: Server): Promise<Measured> {
  const refId = await begun(server);
  const uploaded = (await (await upload(server, refId, 9 * MEGABYTE)).json()) as {
    apiData: { attachment: { key: string } };
  };
  const path = `/business-api/file/attachment?refId=${refId}&key=${uploaded.apiData.attachment.key}`;
  const download = async () => {
    const headers = { 'x-forwarded-for': NEIGHBOR };
    const answer = await fetch(`${server.url}${path}`, { signal: inTime(), headers });
    return answer.ok && (await answer.text()).length < 9 * MEGABYTE ? 0 : answer.status;
  };
  return whileHeld(
    server,
    `${CONNECTIONS} downloads that nobody reads`,
    () => unread(server, path),
    download,
    MAX_GROWTH_OF_FILES,
  );
}

/** One caller requests the forms of large filings; no other caller may notice. */
async function largeForms(server: Server, what: string, filing: object): Promise<Measured> {
  let isOver = false;
  const waiting = longestWait(server, () => isOver);
  const start = performance.now();
  const body = JSON.stringify({ filing });
  const statuses = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const answer = await fetch(`${server.url}/business-api/pdf/filing`, {
        method: 'POST',
        signal: inTime(),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ATTACKER },
        body,
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const milliseconds = Math.round(performance.now() - start);
  isOver = true;
  const longest = await waiting;
  const kilobytes = Math.round(body.length / 1000);
  const told = [...new Set(statuses)].join(', ');
  return {
    what: `four forms of ${kilobytes} kB (${what}) answered ${told} after ${milliseconds} ms, longest wait of others ${Math.round(longest)} ms`,
    faults: [
      ...(longest <= LONGEST_ANSWER ? [] : [`somebody else waited ${Math.round(longest)} ms`]),
      ...statuses.filter((status) => ![200, 422, 503].includes(status)).map((status) => `answered ${status}`),
    ],
  };
}

/** Each has a server of its own: memory that was used once is not given back at once. */
async function onServer<T>(attack: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer({ env: ENVIRONMENT });
  try {
    await largeForms(server, 'the first ones', largeForm({ persons: 1, letters: 10 }));
    return await attack(server);
  } finally {
    await server.stop();
  }
}

/** Measures how much one caller can disturb all others: it must be little. */
export async function attacks(): Promise<Measured[]> {
  const forms = await onServer(async (server) => [
    await largeForms(server, 'many persons', largeForm({ persons: 500, letters: 250 })),
    await largeForms(server, 'one endless word', largeForm({ persons: 1, letters: 200, part: 'x' })),
    await largeForms(server, 'all that is allowed', largeForm({ persons: 200, letters: 250, text: 5_000 })),
  ]);
  return [
    ...forms,
    await onServer(halfSentUploads),
    await onServer(halfSentFilings),
    await onServer(unreadDownloads),
  ];
}

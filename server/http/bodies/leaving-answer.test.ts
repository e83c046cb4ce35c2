import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { answerErrors } from '../errors/error-answers';
import { BODY_LIMIT, COUNTED_ANSWER, LARGEST_ANSWER, LEFT_IN_FILES, LEFT_IN_MEMORY } from '../limits';
import { readJsonBodies } from './body';
import { leavingAnswers, piecesOf } from './leaving-answer';

const PATIENCE = { ofSmall: 60_000, ofLarge: 60_000 };

let app: FastifyInstance | undefined;
let port: number;

/** A server whose answer has as many letters as its address says. */
async function open(patience = PATIENCE): Promise<void> {
  app = fastify();
  answerErrors(app);
  readJsonBodies(app);
  const leaving = leavingAnswers(patience);
  app.get('/:letters', async (request, reply) => {
    const { letters } = request.params as { letters: string };
    return reply.send(await leaving.payloadOf(request, { letters: 'x'.repeat(Number(letters)) }));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
}
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** Requests an answer and reads nothing but its beginning. */
async function unread(letters: number): Promise<{ socket: Socket; status: number }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /${letters} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, 'readable');
  return { socket, status: Number(String(socket.read(12)).slice(9)) };
}

/** How many answers of this length one caller may leave unread before the next one is refused. */
async function unreadUntilRefused(letters: number, most: number): Promise<number> {
  const sockets: Socket[] = [];
  for (let count = 0; count <= most; count += 1) {
    const { socket, status } = await unread(letters);
    sockets.push(socket);
    if (status === 503) break;
    expect(status).toBe(200);
  }
  for (const socket of sockets) socket.destroy();
  return sockets.length - 1;
}

const LARGE = 8 * BODY_LIMIT - 100;

test('of answers that one caller does not read, no more are kept than a bound says, and none once the caller is gone', async () => {
  await open();
  const most = Math.floor(LEFT_IN_FILES.ofCaller / LARGE);
  expect(await unreadUntilRefused(LARGE, most + 5)).toBe(most);
  await pause(100);
  const answer = await fetch(`http://127.0.0.1:${port}/${LARGE}`);
  const { letters } = (await answer.json()) as { letters: string };
  expect(letters).toHaveLength(LARGE);
  expect(letters === 'x'.repeat(LARGE)).toBe(true);
});

/** A request of one caller that is never over. */
const endless = {
  ip: '192.0.2.1',
  isOver: new Promise<void>(() => undefined),
  raw: {},
} as unknown as FastifyRequest;

test.each([
  ['of ordinary size', BODY_LIMIT - 100, LEFT_IN_MEMORY.ofCaller / BODY_LIMIT],
  ['that are small', COUNTED_ANSWER - 100, Infinity],
])('answers %s have a bound of their own', async (_name, letters, most) => {
  jest.useFakeTimers();
  const leaving = leavingAnswers();
  let count = 0;
  const isLeft = () =>
    leaving.payloadOf(endless, { letters: 'x'.repeat(letters) }).then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({ status: 503 });
        return false;
      },
    );
  while (count < 1_000 && (await isLeft())) count += 1;
  jest.useRealTimers();
  expect(count).toBe(Math.min(most, 1_000));
});

test('an answer that is not read in time ends with its connection', async () => {
  await open({ ofSmall: 1_000, ofLarge: 1_000 });
  const { socket, status } = await unread(LARGE);
  expect(status).toBe(200);
  socket.on('error', () => undefined);
  await pause(1_300);
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(LARGE);
});

test('an answer with a file is counted before it is made', () => {
  const leaving = leavingAnswers();
  for (let bytes = LARGEST_ANSWER; bytes <= LEFT_IN_FILES.ofCaller; bytes += LARGEST_ANSWER)
    leaving.expectLarge(endless);
  expect(() => leaving.expectLarge(endless)).toThrow(expect.objectContaining({ status: 503 }) as Error);
});

test('no character is cut in two', () => {
  const text = 'a\u{1f33e}b\u{1f33e}\u{1f33e}';
  for (const most of [1, 2, 3, 4]) {
    const bytes = [...piecesOf(text, most)].map((piece) => Buffer.from(piece));
    expect(Buffer.concat(bytes).toString()).toBe(text);
  }
});

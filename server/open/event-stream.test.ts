import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { changeEntity } from '../entities/change-entity';
import { serveOpenRecord, type OpenRecordServer } from '../testing/open-record-server';
import { lastPosition } from './log-watch';

jest.setTimeout(120_000);

const ENTITY = '20101000001';
const KILLS = 100;
const PACE = { heartbeat: 300, patience: 500 };

let server: OpenRecordServer;
beforeAll(async () => {
  server = await serveOpenRecord({ rateLimit: 100_000 }, PACE);
}, 60_000);
afterAll(() => server.close());

const last = () => lastPosition(server.registry.db);

/** Changes a record as the office's clock does; each change has another name, so that each is a line of the log. */
const change = (suffix: string) =>
  server.registry.db.transaction().execute((tx) =>
    changeEntity(tx, ENTITY, [{ set: { name: `Streamed ${suffix} LLC` } }], {
      cause: 'housekeeping',
      at: server.registry.clock.now(),
    }),
  );

/** Opens a stream at a position; it is read by whoever asks for its data. */
async function openStream(after: number): Promise<IncomingMessage> {
  const headers = { accept: 'text/event-stream', 'last-event-id': String(after) };
  const asking = request(`${server.url}/open-api/v1/changes`, { headers });
  asking.on('error', () => undefined).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return answer.on('error', () => undefined);
}

/** A reader as the standard has it: an event counts once its empty line has come, and the next stream goes on after it. */
class Reader {
  readonly positions: number[] = [];
  constructor(private position: number) {}

  /** Reads until so many bytes have come, or the end is reached, and is gone in the middle of whatever comes then. */
  async readSome(bytes: number, end: number): Promise<void> {
    const stream = await openStream(this.position);
    let [rest, read] = ['', 0];
    for await (const chunk of stream) {
      const taken = (chunk as Buffer).subarray(0, bytes - read);
      read += taken.length;
      const events = (rest + taken.toString('latin1')).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) this.take(event);
      if (read >= bytes || this.position >= end) break;
    }
    stream.destroy();
  }

  private take(event: string): void {
    const position = Number(/^id: (\d+)$/m.exec(event)?.[1] ?? 0);
    if (position === 0) return;
    this.positions.push(position);
    this.position = position;
  }

  get reached(): number {
    return this.position;
  }
}

test('a reader who is gone a hundred times, in the middle of events, too, misses none and has none twice', async () => {
  const start = await last();
  const changes = KILLS * 2;
  const end = start + changes;
  let made = 0;
  const making = (async () => {
    for (; made < changes; made += 1) await change(String(made));
  })();
  const reader = new Reader(start);
  let kills = 0;
  while (reader.reached < end) {
    // Less than an event, or some of them: both in turn, so that the reader comes on.
    await reader.readSome(kills % 2 === 0 ? 1 + ((kills * 37) % 400) : 700 + ((kills * 211) % 1_000), end);
    kills += 1;
  }
  await making;
  expect(kills).toBeGreaterThanOrEqual(KILLS);
  expect(reader.positions).toEqual(Array.from({ length: changes }, (_, index) => start + 1 + index));
});

test('while nothing happens the connection is kept, and a change is told on it still', async () => {
  const start = await last();
  const stream = await openStream(start);
  let read = '';
  stream.on('data', (chunk: Buffer) => (read += chunk.toString()));
  await pause(PACE.heartbeat * 3.5);
  expect(read.match(/^: nothing new$/gm)?.length).toBeGreaterThanOrEqual(2);
  await change('late');
  await pause(1_000);
  expect(read).toContain(`id: ${start + 1}\n`);
  stream.destroy();
});

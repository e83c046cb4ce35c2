import { startDrawingThread } from './drawing-thread';
import { emptyFiling } from '#rules';
import { largeForm } from '../../../tests/resilience/large-form';
import { setImmediate as turn } from 'node:timers/promises';
import { TimeLimitExceeded } from '../../with-time-limit';
import { CannotBeDrawn } from '../cannot-be-drawn';
import { createDocumentPool } from './document-pool';
import type { Documents, PoolLimits } from './document-pool';
import type { DrawingThread } from './drawing-thread';

const AT = new Date('2026-03-01T17:00:00Z');
const LIMITS: PoolLimits = {
  atOnce: 1,
  waiting: 1,
  waitingMilliseconds: 60_000,
  drawingMilliseconds: 60_000,
};

let pool: Documents | undefined;
afterEach(async () => pool?.close());
const poolOf = (limits: Partial<PoolLimits>, start?: () => DrawingThread): Documents => {
  pool = createDocumentPool(start ?? (() => startDrawingThread({ isDemonstration: true })), {
    ...LIMITS,
    ...limits,
  });
  return pool;
};
const isPdf = (contents: Buffer) => contents.subarray(0, 5).toString() === '%PDF-';

describe('threads', () => {
  it('draw a form without blocking the main thread', async () => {
    const { draw } = poolOf({});
    await draw('reviewForm', emptyFiling(), AT);
    const large = largeForm({ persons: 500, letters: 250 });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    const form = await draw('reviewForm', large, AT);
    clearInterval(timer);
    expect(isPdf(form)).toBe(true);
    // Drawn by the main thread, the form would let it have one turn or two.
    expect(turns).toBeGreaterThan(10);
  });

  it('that take too long are ended, and the next document is drawn by another one', async () => {
    const { draw } = poolOf({ drawingMilliseconds: 1 });
    await expect(draw('reviewForm', emptyFiling(), AT)).rejects.toBeInstanceOf(TimeLimitExceeded);
    const patient = poolOf({});
    expect(isPdf(await patient.draw('reviewForm', emptyFiling(), AT))).toBe(true);
  });

  it('answer what a file becomes', async () => {
    const file = { fileName: 'a.txt', mimeType: 'text/plain', contents: Buffer.from('Hello') };
    const converted = await poolOf({}).draw('convertedFile', file, AT);
    expect(converted.mimeType).toBe('application/pdf');
    expect(isPdf(converted.contents)).toBe(true);
  });

  it('tell a character that no document can show, and go on', async () => {
    const { draw } = poolOf({});
    const filing = { ...emptyFiling(), transactionDescription: 'Articles \u4e2d' };
    await expect(draw('reviewForm', filing, AT)).rejects.toEqual(new CannotBeDrawn('\u4e2d'));
    expect(isPdf(await draw('reviewForm', emptyFiling(), AT))).toBe(true);
  });

  it('tell what went wrong and go on', async () => {
    const { draw } = poolOf({});
    await expect(draw('reviewForm', null as never, AT)).rejects.toThrow(/transactionDescription/);
    expect(isPdf(await draw('reviewForm', emptyFiling(), AT))).toBe(true);
  });
});

describe('the pool', () => {
  /** Threads that draw when the test says so. */
  const threads = () => {
    const drawings: { finish(): void; fail(error: Error): void }[] = [];
    let started = 0;
    const start = (): DrawingThread => {
      started += 1;
      let usable = true;
      return {
        draw: () =>
          new Promise((resolve, reject) => {
            drawings.push({
              finish: () => resolve(Buffer.from('drawn')),
              fail(error) {
                usable = false;
                reject(error);
              },
            });
          }),
        isUsable: () => usable,
        end: () => Promise.resolve(),
      };
    };
    return { drawings, start, started: () => started };
  };
  const draw = (documents: Documents) => documents.draw('reviewForm', emptyFiling(), AT);

  it('draws so many at once, lets so many wait, and refuses the rest', async () => {
    const { drawings, start, started } = threads();
    const documents = poolOf({ atOnce: 2, waiting: 1 }, start);
    const all = [draw(documents), draw(documents), draw(documents)];
    await expect(draw(documents)).rejects.toMatchObject({ status: 503, details: { retryAfter: 5 } });
    await turn();
    expect(drawings).toHaveLength(2);
    drawings[0]?.finish();
    await all[0];
    await turn();
    expect(drawings).toHaveLength(3);
    drawings[1]?.finish();
    drawings[2]?.finish();
    await Promise.all(all);
    expect(started()).toBe(2);
  });

  it('leaves a thread to the others while one caller floods it, and lets callers take turns', async () => {
    const { drawings, start } = threads();
    const documents = poolOf({ atOnce: 2, waiting: 16, ofCaller: { atOnce: 1, waiting: 4 } }, start);
    const flood = Array.from({ length: 12 }, () => draw(documents.of('192.0.2.1')));
    const results = Promise.allSettled(flood);
    await turn();
    expect(drawings).toHaveLength(1);
    const neighbor = draw(documents.of('192.0.2.2'));
    await turn();
    drawings[1]?.finish();
    expect(await neighbor).toEqual(Buffer.from('drawn'));
    // After another flood, a later caller need not wait until all of it is done.
    const other = Array.from({ length: 5 }, () => draw(documents.of('192.0.2.3')));
    const late = draw(documents.of('192.0.2.4'));
    await turn();
    drawings[2]?.finish();
    await other[0];
    await turn();
    drawings[3]?.finish();
    expect(await late).toEqual(Buffer.from('drawn'));
    for (let next = 0; next < 20; next += 1) {
      drawings[next]?.finish();
      await turn();
    }
    const refused = (await results).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    await Promise.all(other);
  });

  it("counts what the registry itself has drawn as nobody's", async () => {
    const { drawings, start } = threads();
    const documents = poolOf({ atOnce: 2, waiting: 1, ofCaller: { atOnce: 1, waiting: 1 } }, start);
    const all = [draw(documents), draw(documents)];
    await turn();
    expect(drawings).toHaveLength(2);
    drawings.forEach(({ finish }) => finish());
    await Promise.all(all);
  });

  it('does not let anybody wait longer than somebody would', async () => {
    const { drawings, start } = threads();
    const documents = poolOf({ waitingMilliseconds: 10 }, start);
    const first = draw(documents);
    await expect(draw(documents)).rejects.toMatchObject({ status: 503 });
    await turn();
    drawings[0]?.finish();
    await first;
    const next = draw(documents);
    await turn();
    drawings[1]?.finish();
    expect(await next).toEqual(Buffer.from('drawn'));
  });

  it('replaces a thread that has ended', async () => {
    const { drawings, start, started } = threads();
    const documents = poolOf({}, start);
    const first = draw(documents);
    await turn();
    drawings[0]?.fail(new Error('out of memory'));
    await expect(first).rejects.toThrow('out of memory');
    const next = draw(documents);
    await turn();
    drawings[1]?.finish();
    await next;
    expect(started()).toBe(2);
  });
});

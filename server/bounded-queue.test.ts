import { setImmediate as turn } from 'node:timers/promises';
import { boundedQueue } from './bounded-queue';
import { forRequest } from './callers/request-signal';

/** Work that lasts until the test ends it. */
function lasting() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: jest.fn(() => done), end };
}

test('work whose request is over before its turn is not done, and gives its place to others', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 1, waitingMilliseconds: 60_000 });
  const first = lasting();
  const running = queue.run(first.work, 'one');
  const leaving = new AbortController();
  const abandoned = lasting();
  const left = forRequest({ signal: leaving.signal, caller: 'one' }, () => queue.run(abandoned.work, 'two'));
  leaving.abort();
  await expect(left).rejects.toMatchObject({ status: 503 });
  const next = lasting();
  const waiting = queue.run(next.work, 'three');
  first.end();
  next.end();
  await Promise.all([running, waiting]);
  expect(abandoned.work).not.toHaveBeenCalled();
  expect(next.work).toHaveBeenCalledTimes(1);
});

test('work of a request that is over already is not begun', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 1, waitingMilliseconds: 60_000 });
  const work = jest.fn(() => Promise.resolve());
  const over = AbortSignal.abort();
  await expect(forRequest({ signal: over, caller: 'one' }, () => queue.run(work))).rejects.toMatchObject({
    status: 503,
  });
  await turn();
  expect(work).not.toHaveBeenCalled();
});

test('work that has begun is finished, and its place is free afterwards', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 0, waitingMilliseconds: 60_000 });
  const leaving = new AbortController();
  const begun = lasting();
  const running = forRequest({ signal: leaving.signal, caller: 'one' }, () => queue.run(begun.work));
  leaving.abort();
  await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({ status: 503 });
  begun.end();
  await running;
  await queue.run(() => Promise.resolve());
});

import { createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { delay } from 'typed-redux-saga';
import { watchEvery, watchLatest, watchLeading } from './watch';

const asked = createAction<string>('asked');
const polled = createAction('polled');

/** A watcher with a slow handler and one that throws. */
const start = (watch: typeof watchEvery) => {
  const done: string[] = [];
  const channel = stdChannel();
  runSaga({ channel }, function* watcher() {
    yield* watchLatest(polled, function* poll() {
      yield* delay(20);
      done.push('polled');
    });
    yield* watch(asked, function* answer({ payload }: ReturnType<typeof asked>) {
      yield* delay(0);
      if (payload === 'bad') throw new Error('boom');
      done.push(payload);
    });
  });
  return { channel, done };
};

it.each([
  ['watchEvery', watchEvery],
  ['watchLatest', watchLatest],
  ['watchLeading', watchLeading],
])('%s: a handler that throws ends its event only', async (_, watch) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  const { channel, done } = start(watch);
  channel.put(polled());
  channel.put(asked('bad'));
  await jest.advanceTimersByTimeAsync(1);
  channel.put(asked('at once'));
  await jest.advanceTimersByTimeAsync(30);
  expect(done).toEqual(['at once', 'polled']);
  expect(log).toHaveBeenCalledWith('answer failed', expect.any(Error));
  jest.useRealTimers();
  log.mockRestore();
});

import { createAction } from '@reduxjs/toolkit';
import { eventChannel, runSaga, stdChannel } from 'redux-saga';
import { delay } from 'typed-redux-saga';
import { watchChannel, watchEvery, watchLatest, watchLeading } from './watch';

const asked = createAction<string>('asked');
const polled = createAction('polled');

type Asked = ReturnType<typeof asked>;
type Answer = (event: Asked) => unknown;

/** A watcher with a slow handler and one that throws. */
const start = (watch: (answer: Answer) => Generator) => {
  const done: string[] = [];
  const channel = stdChannel();
  runSaga({ channel }, function* watcher() {
    yield* watchLatest(polled, function* poll() {
      yield* delay(20);
      done.push('polled');
    });
    yield* watch(function* answer({ payload }: Asked) {
      yield* delay(0);
      if (payload === 'bad') throw new Error('boom');
      done.push(payload);
    });
  });
  return { channel, done };
};

/** What a browser's event comes by. */
const listeners = new Set<(event: Asked) => void>();
const browserEvents = () =>
  eventChannel<Asked>((emit) => {
    listeners.add(emit);
    return () => listeners.delete(emit);
  });

it.each([
  ['watchEvery', (answer: Answer) => watchEvery(asked, answer)],
  ['watchLatest', (answer: Answer) => watchLatest(asked, answer)],
  ['watchLeading', (answer: Answer) => watchLeading(asked, answer)],
  ['watchChannel', (answer: Answer) => watchChannel(browserEvents(), answer)],
])('%s: a handler that throws ends its event only', async (_, watch) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  const { channel, done } = start(watch);
  const ask = (text: string) => {
    channel.put(asked(text));
    for (const listener of listeners) listener(asked(text));
  };
  channel.put(polled());
  ask('bad');
  await jest.advanceTimersByTimeAsync(1);
  ask('at once');
  await jest.advanceTimersByTimeAsync(30);
  expect(done).toEqual(['at once', 'polled']);
  expect(log).toHaveBeenCalledWith('answer failed', expect.any(Error));
  jest.useRealTimers();
  log.mockRestore();
});

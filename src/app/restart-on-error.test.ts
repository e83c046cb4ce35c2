import { createAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { takeEvery } from 'typed-redux-saga';
import { restartOnError } from './restart-on-error';

const poked = createAction<string>('poked');

it('continues listening after an event that threw', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers();
  const heard: string[] = [];
  const channel = stdChannel();
  runSaga(
    { channel },
    restartOnError(function* watch() {
      yield* takeEvery(poked, ({ payload }) => {
        if (payload === 'bad') throw new Error('boom');
        heard.push(payload);
      });
    }),
  );
  channel.put(poked('bad'));
  await jest.advanceTimersByTimeAsync(1000);
  channel.put(poked('good'));
  expect(heard).toEqual(['good']);
  expect(log).toHaveBeenCalledWith('watch failed', expect.any(Error));
  jest.useRealTimers();
  log.mockRestore();
});

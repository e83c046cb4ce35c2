import pino from 'pino';
import { FORCED_EXIT_CODE, onStop } from './on-stop';

const LONGEST_MILLISECONDS = 4_500;
const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
const lines: { level: number; msg: string }[] = [];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) });
const ERROR = 50;

beforeEach(() => {
  jest.useFakeTimers();
  exit.mockClear();
  lines.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
});

const stops = async (close: () => Promise<void>) => {
  onStop(log, close)('a test');
  await jest.advanceTimersByTimeAsync(LONGEST_MILLISECONDS - 1);
};

test('what ends in order ends with 0, once', async () => {
  await stops(() => Promise.resolve());
  expect(exit.mock.calls).toEqual([[]]);
});

test('what does not end is left with a code of its own, and the log says so', async () => {
  await stops(() => new Promise(() => undefined));
  expect(exit).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[FORCED_EXIT_CODE]]);
  expect([0, 1]).not.toContain(FORCED_EXIT_CODE);
  expect(lines.at(-1)).toMatchObject({ level: ERROR, msg: 'stopped before everything had ended' });
});

test('what fails to close ends with 1, and the log says why', async () => {
  await stops(() => Promise.reject(new Error('the disk is full')));
  expect(exit.mock.calls).toEqual([[1]]);
  expect(lines.at(-1)).toMatchObject({ level: ERROR, msg: 'closing failed' });
});

test('a second signal changes nothing', async () => {
  const close = jest.fn(() => new Promise<void>(() => undefined));
  onStop(log, close);
  process.emit('SIGTERM');
  process.emit('SIGINT');
  expect(close).toHaveBeenCalledTimes(1);
});

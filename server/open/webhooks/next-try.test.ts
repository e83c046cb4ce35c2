import { CONFIRM_MILLISECONDS, GIVE_UP_MILLISECONDS, nextTry } from './next-try';

const START = Date.parse('2026-11-29T12:00:00Z');
const HOUR = 3_600_000;

/** The moments of all tries of a message that is never accepted, in hours since the first. */
function triesWithin(patience: number): number[] {
  const since = new Date(START);
  const tries = [0];
  for (let now: Date | undefined = since; ; tries.push((now.getTime() - START) / HOUR)) {
    now = nextTry({ count: tries.length, since }, now, patience);
    if (now === undefined) return tries;
  }
}

test('a message is tried with growing pauses, the last time after three days', () => {
  const tries = triesWithin(GIVE_UP_MILLISECONDS);
  expect(tries.at(-1)).toBe(72);
  expect(tries.length).toBe(20);
  const pauses = tries.slice(1, -1).map((at, index) => at - (tries[index] ?? 0));
  for (const [index, pause] of pauses.slice(1).entries())
    expect(pause).toBeGreaterThanOrEqual((pauses[index] ?? 0) - 1e-9);
  expect(pauses[0]).toBeCloseTo(5 / 3_600);
  expect(Math.max(...pauses)).toBeCloseTo(6);
});

test('an endpoint is asked for a day whether it wants messages', () => {
  expect(triesWithin(CONFIRM_MILLISECONDS).at(-1)).toBe(24);
});

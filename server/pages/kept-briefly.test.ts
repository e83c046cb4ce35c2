import { keptBriefly } from './kept-briefly';

const clockAt = (start: number) => {
  let time = start;
  return { now: () => new Date(time), pass: (milliseconds: number) => (time += milliseconds) };
};

/** Counts how often it was made, of which it is made. */
const counted = () => {
  let count = 0;
  return () => Promise.resolve((count += 1));
};

test('within a second it is made once, and for each key by itself', async () => {
  const clock = clockAt(10_000);
  const [keep, make] = [keptBriefly(clock), counted()];
  const both = [keep('one', make), keep('one', make), keep('other', make)];
  expect(await Promise.all(both)).toEqual([1, 1, 2]);
  clock.pass(999);
  expect(await keep('one', make)).toBe(1);
  clock.pass(1);
  expect(await keep('one', make)).toBe(3);
});

test.each([86_400_000, -86_400_000])('a clock that is moved by %s ms ends it', async (moved) => {
  const clock = clockAt(100_000_000);
  const [keep, make] = [keptBriefly(clock), counted()];
  await keep('one', make);
  clock.pass(moved);
  expect(await keep('one', make)).toBe(2);
});

test('a failure is not kept', async () => {
  const keep = keptBriefly(clockAt(0));
  await expect(keep('one', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await keep('one', counted())).toBe(1);
});

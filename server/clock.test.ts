import { movableClock } from './clock';

const START = Date.parse('2026-11-20T12:00:00Z');

const shared = () => {
  let offset = 0;
  return {
    readOffset: () => Promise.resolve(offset),
    writeOffset: (milliseconds: number) => {
      offset = milliseconds;
      return Promise.resolve();
    },
  };
};

test('a moved clock continues from there, on every replica once it looks', async () => {
  let real = START;
  const store = shared();
  const [one, other] = [movableClock(store, () => real), movableClock(store, () => real)];
  await one.moveTo(new Date('2027-01-01T00:00:00Z'));
  real += 1_000;
  expect(one.now().toISOString()).toBe('2027-01-01T00:00:01.000Z');
  await other.refresh();
  expect(other.now()).toEqual(one.now());
  expect(other.isMoved()).toBe(true);
});

test('it can be set back to the real time', async () => {
  const clock = movableClock(shared(), () => START);
  await clock.moveTo(new Date(0));
  await clock.moveTo(null);
  expect(clock.now().getTime()).toBe(START);
  expect(clock.isMoved()).toBe(false);
});

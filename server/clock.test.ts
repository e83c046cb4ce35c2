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

test('a look at the shared offset that began before the clock was moved does not take the move back', async () => {
  const store = shared();
  let answerLate = (): void => undefined;
  const slow = {
    ...store,
    async readOffset() {
      const offset = await store.readOffset();
      await new Promise<void>((resolve) => {
        answerLate = resolve;
      });
      return offset;
    },
  };
  const clock = movableClock(slow, () => START);
  const look = clock.refresh();
  await Promise.resolve();
  await clock.moveTo(new Date('2027-01-01T00:00:00Z'));
  answerLate();
  await look;
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
});

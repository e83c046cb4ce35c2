import { PassThrough } from 'node:stream';
import { writeInTime } from './write-in-time';

const PATIENCE = 100;
const TEXT = 'id: 1\n'.repeat(100);
const connection = () => new PassThrough({ highWaterMark: 64 });

test('a reader who takes it in is written to further', async () => {
  const to = connection();
  to.resume();
  expect(await writeInTime(to, TEXT, PATIENCE)).toBe(true);
  expect(await writeInTime(to, TEXT, PATIENCE)).toBe(true);
  expect(to.destroyed).toBe(false);
});

test('who takes in nothing is disconnected once patience is over', async () => {
  const to = connection();
  const begun = performance.now();
  expect(await writeInTime(to, TEXT, PATIENCE)).toBe(false);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(PATIENCE - 5);
  expect(to.destroyed).toBe(true);
});

test('who takes it in late, and in time, stays', async () => {
  const to = connection();
  setTimeout(() => to.resume(), PATIENCE / 4);
  expect(await writeInTime(to, TEXT, PATIENCE)).toBe(true);
});

test('nothing is written to who is gone, before or meanwhile', async () => {
  const gone = connection().destroy();
  expect(await writeInTime(gone, TEXT, PATIENCE)).toBe(false);
  const going = connection();
  setTimeout(() => going.destroy(), PATIENCE / 4);
  expect(await writeInTime(going, TEXT, 60_000)).toBe(false);
});

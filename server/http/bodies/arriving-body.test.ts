import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { readChunks, spoolBody } from './arriving-body';
import { bodyBudget } from './body-budget';

const pieces = (count: number) => Array.from({ length: count }, (_, at) => Buffer.alloc(1000, at % 256));

test('a body that is written to a file comes back as it was sent, the last piece too', async () => {
  const sent = pieces(50);
  const file = await spoolBody();
  await readChunks(Readable.from(sent), 10_000, async (chunk) => {
    await pause(1);
    await file.write(chunk);
  });
  expect(await file.read()).toEqual(Buffer.concat(sent));
  await file.remove();
});

test('after a failure the rest of the body is read and thrown away', async () => {
  const payload = Readable.from(pieces(20));
  const ended = new Promise((resolve) => payload.once('end', resolve));
  await expect(
    readChunks(payload, 10_000, () => {
      throw new Error('too large');
    }),
  ).rejects.toThrow('too large');
  await ended;
});

test('a body that stops arriving, or ends early, is refused', async () => {
  const silent = new Readable({ read: () => undefined });
  await expect(readChunks(silent, 20, () => undefined)).rejects.toMatchObject({ status: 408 });
  const broken = new Readable({ read: () => undefined });
  const reading = readChunks(broken, 10_000, () => undefined);
  broken.destroy();
  await expect(reading).rejects.toMatchObject({ status: 400 });
});

test('one caller is refused before everybody is, and what is given back can be held again', () => {
  const budget = bodyBudget({ ofAll: 100, ofCaller: 60 });
  const [one, again, other] = [budget('a'), budget('a'), budget('b')];
  one.hold(50);
  expect(() => again.hold(20)).toThrow(expect.objectContaining({ status: 503 }));
  other.hold(50);
  expect(() => budget('c').hold(1)).toThrow(expect.objectContaining({ status: 503 }));
  one.giveBack();
  one.giveBack();
  again.hold(50);
  expect(() => budget('c').hold(1)).toThrow(expect.objectContaining({ status: 503 }));
});

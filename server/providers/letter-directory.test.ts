import { mkdtemp, readdir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letterDirectory } from './letter-directory';
import { ProviderUnavailable } from '../ports/provider-unavailable';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'letters-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const pdf = Buffer.from('%PDF-1.7 of a letter');

test('a letter lies in the directory under its name, unreadable for others', async () => {
  const letters = join(directory, 'to', 'print');
  await letterDirectory(letters).send({ letterId: 'one', pdf });
  expect(await readdir(letters)).toEqual(['letter-one.pdf']);
  expect(await readFile(join(letters, 'letter-one.pdf'))).toEqual(pdf);
  expect((await stat(join(letters, 'letter-one.pdf'))).mode & 0o007).toBe(0);
});

test('a letter that is handed over twice, or by two servers at once, lies there once', async () => {
  const provider = letterDirectory(directory);
  await provider.send({ letterId: 'one', pdf });
  await Promise.all([1, 2, 3].map(() => provider.send({ letterId: 'one', pdf })));
  await Promise.all([1, 2, 3].map(() => letterDirectory(directory).send({ letterId: 'two', pdf })));
  expect((await readdir(directory)).sort()).toEqual(['letter-one.pdf', 'letter-two.pdf']);
});

test('a partial file that a killed server left behind is not a letter, and does not block one', async () => {
  await writeFile(join(directory, '.one-half.part'), '%PDF-1.7 of a');
  await letterDirectory(directory).send({ letterId: 'one', pdf });
  expect((await readdir(directory)).filter((name) => name.endsWith('.pdf'))).toEqual(['letter-one.pdf']);
});

test('a directory that takes no letters is worth trying again, and leaves nothing behind', async () => {
  const blocked = join(directory, 'blocked');
  await writeFile(blocked, '');
  const provider = letterDirectory(blocked);
  await expect(provider.send({ letterId: 'one', pdf })).rejects.toThrow(ProviderUnavailable);
  await unlink(blocked);
  await provider.send({ letterId: 'one', pdf });
  expect(await readdir(blocked)).toEqual(['letter-one.pdf']);
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from './directory-lock';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(directory, 'lock');
});
afterEach(() => rmSync(directory, { recursive: true }));

const writeLock = (pid: number, startTime: string | null) =>
  writeFileSync(file, JSON.stringify({ pid, startTime }));

/** ID of a process that has ended. */
const deadProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

test('it is held until it is released', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(`Process ${process.pid} is already using`);
  release();
  expect(readdirSync(directory)).toEqual([]);
  (await lockDirectory(directory))();
});

test('the directory is made when there is none', async () => {
  const release = await lockDirectory(join(directory, 'new', 'deep'));
  expect(existsSync(join(directory, 'new', 'deep', 'lock'))).toBe(true);
  release();
});

test('the lock of a dead process is taken over', async () => {
  writeLock(deadProcess(), null);
  const release = await lockDirectory(directory);
  expect(readdirSync(directory)).toEqual(['lock']);
  release();
});

test('the lock of an earlier process with the ID of a living one is taken over', async () => {
  writeLock(process.pid, 'long ago');
  (await lockDirectory(directory))();
});

test('a lock that cannot be read is taken over', async () => {
  writeFileSync(file, '{');
  (await lockDirectory(directory))();
});

test('of many that find a dead lock only one takes it over', async () => {
  writeLock(deadProcess(), null);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

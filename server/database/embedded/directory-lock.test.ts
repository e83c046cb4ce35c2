import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockDirectory } from './directory-lock';
import { processStartTime } from './process-start-time';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(directory, 'lock');
});
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

const writeLock = (pid: number, startTime: string | null) =>
  writeFileSync(file, JSON.stringify({ pid, startTime }));

/** ID of a process that has ended. */
const deadProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

const said: string[] = [];
const lockWait = (milliseconds: number) => ({ milliseconds, say: (sentence: string) => said.push(sentence) });

/** A process that runs until it is killed. */
async function livingProcess(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("."); setInterval(() => {}, 1000)']);
  children.push(child);
  await once(child.stdout, 'data');
  return child as unknown as ChildProcess & { pid: number };
}

test('it is held until it is released', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory, lockWait(0))).rejects.toThrow(
    `Process ${process.pid} is already using`,
  );
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

test('the lock of an earlier process with the ID of a running one is taken over', async () => {
  writeLock(process.pid, 'long ago');
  (await lockDirectory(directory))();
});

test.each(['', '{', '{}'])('a lock that says %j lets nobody in, and is named', async (text) => {
  writeFileSync(file, text);
  await expect(lockDirectory(directory)).rejects.toThrow(`The lock ${file} cannot be read`);
  rmSync(file);
});

test('of many that find the lock of an ended process only one takes it over', async () => {
  writeLock(deadProcess(), null);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => lockDirectory(directory, lockWait(0))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the lock of a process that was killed is taken over at once', async () => {
  const child = await livingProcess();
  writeLock(child.pid, processStartTime(child.pid));
  child.kill('SIGKILL');
  await once(child, 'exit');
  said.length = 0;
  (await lockDirectory(directory, lockWait(60_000)))();
  expect(said).toEqual([]);
});

test('a process that has ended holds no lock, even if its parent never reaps it', async () => {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  children.push(parent);
  const pid = Number(String((await once(parent.stdout, 'data'))[0]));
  // The shell would reap a child that ends; the program that replaces it does not.
  while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim() !== 'sleep') await wait(5);
  writeLock(pid, processStartTime(pid));
  expect(processStartTime(pid)).not.toBeNull();
  process.kill(pid, 'SIGKILL');
  while (processStartTime(pid) !== null) await wait(5);
  // It still has an entry in the table of processes.
  expect(process.kill(pid, 0)).toBe(true);
  said.length = 0;
  (await lockDirectory(directory, lockWait(60_000)))();
  expect(said).toEqual([]);
});

test('a directory that was copied beside a running one is not the one that its process uses', async () => {
  const release = await lockDirectory(directory);
  const copy = mkdtempSync(join(tmpdir(), 'lock-copy-'));
  cpSync(directory, copy, { recursive: true });
  said.length = 0;
  (await lockDirectory(copy, lockWait(0)))();
  expect(said).toEqual([]);
  rmSync(copy, { recursive: true });
  // Moved, it is still the one.
  const moved = `${directory}-moved`;
  renameSync(directory, moved);
  await expect(lockDirectory(moved, lockWait(0))).rejects.toThrow('is already using the data directory');
  renameSync(moved, directory);
  release();
});

test('a running process is waited for, and that is reported', async () => {
  const child = await livingProcess();
  writeLock(child.pid, processStartTime(child.pid));
  said.length = 0;
  const locking = lockDirectory(directory, lockWait(20_000));
  await wait(60);
  expect(said).toEqual([
    `Process ${child.pid} is already using the data directory ${directory}. Waiting 20 s for it to end.`,
  ]);
  child.kill('SIGKILL');
  (await locking)();
});

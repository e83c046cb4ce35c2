import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processStartTime } from './process-start-time';

interface Owner {
  pid: number;
  /** Distinguishes a process from a later one with the same ID; null where the system gives no start time. */
  startTime: string | null;
  /**
   * The directory that it locks, which keeps its identity when it is moved: in a copy the lock of the original is nobody's. Left out by
   * earlier versions.
   */
  directory?: string;
}

const identityOf = (directory: string): string => {
  const { dev, ino } = statSync(directory);
  return `${dev} ${ino}`;
};

/** A takeover lasts milliseconds; one older than this was cut short. */
const TAKEOVER_MILLISECONDS = 10_000;

/** A server that is stopping may still be finishing its requests: a new one waits this long for it. */
const LOCK_WAIT_MILLISECONDS = 15_000;
const PAUSE_MILLISECONDS = 20;

/** Releases the directory; only its owner may call it. */
export type Release = () => void;

/** How long to wait for a running process, and how to report that. */
export interface LockWait {
  milliseconds: number;
  say(sentence: string): void;
}

const LOCK_WAIT: LockWait = {
  milliseconds: LOCK_WAIT_MILLISECONDS,
  say: (sentence) => process.stderr.write(`${sentence}\n`),
};

/**
 * Locks a data directory for this process: two processes on one embedded database would overwrite each other's rows. The lock of a process
 * that has ended is taken over at once; for a running one it waits a little.
 *
 * @throws when a running process keeps the lock; the message says which process and what to do
 */
export async function lockDirectory(directory: string, lockWait = LOCK_WAIT): Promise<Release> {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'lock');
  const draft = join(directory, `lock.${process.pid}`);
  const owner: Owner = {
    pid: process.pid,
    startTime: processStartTime(process.pid),
    directory: identityOf(directory),
  };
  // Linked into place once it is on the disk, so that no process reads half a lock, not even after the power has failed.
  writeFileSync(draft, JSON.stringify(owner), { flush: true });
  try {
    await waitForLiving(file, directory, lockWait);
    await take(draft, file, directory);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(file, { force: true });
}

async function waitForLiving(
  file: string,
  directory: string,
  { milliseconds, say }: LockWait,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  const holder = livingOwner(file);
  if (holder === null) return;
  say(`${inUse(holder, directory)} Waiting ${milliseconds / 1000} s for it to end.`);
  while (livingOwner(file) !== null && Date.now() < deadline) await wait(PAUSE_MILLISECONDS);
}

async function take(draft: string, file: string, directory: string): Promise<void> {
  const takeover = `${file}.takeover`;

  for (;;) {
    if (create(() => linkSync(draft, file))) return;
    refuseIfHeld(file, directory);
    // Only one process may clear the lock of an ended owner; otherwise the second would clear the first one's new lock.
    if (create(() => mkdirSync(takeover))) {
      try {
        refuseIfHeld(file, directory);
        rmSync(file, { force: true });
      } finally {
        rmdirSync(takeover);
      }
    } else {
      if (isOld(takeover)) rmdirSync(takeover);
      await wait(PAUSE_MILLISECONDS);
    }
  }
}

/** Whether `make` made its file; false when it was there already. */
function create(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Null when there is no lock.
 * @throws when there is one in an unknown format: whether its owner is running cannot be told
 */
function readOwner(file: string): Owner | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const owner = parsedOwner(text);
  if (owner !== null) return owner;
  throw new Error(
    `The lock ${file} cannot be read, so that another process may be using its directory. ` +
      'Make sure that none is, then remove the file and start again.',
  );
}

function parsedOwner(text: string): Owner | null {
  try {
    const owner = JSON.parse(text) as Partial<Owner>;
    if (typeof owner.pid !== 'number') return null;
    return { pid: owner.pid, startTime: owner.startTime ?? null, directory: owner.directory };
  } catch {
    return null;
  }
}

/** The running process that holds the lock; null when there is none. */
function livingOwner(file: string): Owner | null {
  const owner = readOwner(file);
  if (owner === null || (owner.directory !== undefined && owner.directory !== identityOf(dirname(file))))
    return null;
  return isAlive(owner) ? owner : null;
}

const inUse = ({ pid }: Owner, directory: string): string =>
  `Process ${pid} is already using the data directory ${directory}.`;

function refuseIfHeld(file: string, directory: string): void {
  const owner = livingOwner(file);
  if (owner === null) return;
  throw new Error(
    `${inUse(owner, directory)} ` +
      'Stop it, or set DATA_DIR to another directory, or DATABASE_URL to a PostgreSQL server that several may share.',
  );
}

function isAlive({ pid, startTime }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is running, but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startTime === null || processStartTime(pid) === startTime;
}

const isOld = (path: string): boolean => {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return Date.now() - mtimeMs > TAKEOVER_MILLISECONDS;
};

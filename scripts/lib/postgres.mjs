import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program, serviceAccount } from './programs.mjs';
import { run } from './run.mjs';
import { freePort } from './server.mjs';

const DEBIAN = '/usr/lib/postgresql';

function binary(name) {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort()
        .reverse()
        .map((version) => join(DEBIAN, version, 'bin', name))
        .find(existsSync)
    : undefined;
  return debian ?? program(name);
}

/**
 * Installs PostgreSQL where there is none, as root on Debian.
 * @returns {Promise<boolean>} whether there is one afterwards
 */
export async function ensurePostgres() {
  if (binary('initdb') && binary('postgres')) return true;
  if (process.getuid?.() !== 0) return false;
  console.log("No PostgreSQL found; installing Debian's postgresql package ...");
  await run('apt-get', ['update', '-qq'], { quiet: true });
  await run('apt-get', ['install', '-y', '-qq', 'postgresql'], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return Boolean(binary('initdb') && binary('postgres'));
}

/** Settings that make a server quicker and its data unsafe in a crash. */
const NOT_LASTING = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/** A file system in memory, if there is one with enough room: a database is copied there in a tenth of the time. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

function quickDirectory() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir();
}

/**
 * Start a PostgreSQL server of our own in a temporary directory.
 * @param {{ isLasting?: boolean }} [options] isLasting: what was committed is there after a crash
 * @returns {Promise<{ url: string, restart: () => Promise<void>, crash: () => Promise<void>, freeze: () => void, thaw: () => void, stop: () => Promise<void> } | undefined>}
 *   undefined where PostgreSQL is absent and cannot be installed; frozen, it answers nothing and closes nothing;
 *   after a crash it starts from its log again
 */
export async function startPostgres({ isLasting = true } = {}) {
  if (!(await ensurePostgres())) return undefined;
  const account = serviceAccount();
  const directory = mkdtempSync(join(isLasting ? tmpdir() : quickDirectory(), 'registry-pg-'));
  chmodSync(directory, 0o700);
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid);
  const port = await freePort();
  execFileSync(
    binary('initdb'),
    ['-D', join(directory, 'data'), '-U', 'registry', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...account, stdio: 'ignore', cwd: directory },
  );
  const settings = ['-D', join(directory, 'data'), '-p', String(port), '-k', directory, '-h', '127.0.0.1'];
  const url = `postgres://registry@127.0.0.1:${port}/postgres`;
  const parameters = ['max_connections=100', ...(isLasting ? [] : NOT_LASTING)].flatMap((one) => ['-c', one]);
  const begin = () =>
    spawn(binary('postgres'), [...settings, ...parameters], {
      ...account,
      stdio: 'ignore',
      cwd: directory,
    });
  let server = begin();
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  await reachable(url, server);
  const end = async (signal = 'SIGINT') => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  const again = async (signal) => {
    await end(signal);
    server = begin();
    await reachable(url, server);
  };
  return {
    url,
    restart: () => again('SIGINT'),
    crash: () => again('SIGQUIT'),
    freeze: () => signalFamily(server.pid, 'SIGSTOP'),
    thaw: () => signalFamily(server.pid, 'SIGCONT'),
    async stop() {
      await end();
      process.off('exit', endWithUs);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function reachable(url, server) {
  const { default: pg } = await import('pg');
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 100 || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Signals a process and its children, each of which serves a connection. */
function signalFamily(pid, signal) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  for (const each of [pid, ...children]) process.kill(each, signal);
}

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_WITHIN_MS = 60_000;

/** A port that nothing listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** A data directory that nobody else uses. */
export const freshDataDirectory = () => mkdtempSync(join(tmpdir(), 'registry-'));

async function ready(url, child, log) {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log()}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s:\n${log()}`);
}

/**
 * Start the built server (dist/server/main.js) and wait until it is ready.
 * @param {{ env?: Record<string, string>, dataDirectory?: string, port?: number, folder?: string, flags?: string[] }} [options] without a data directory a
 *   fresh one is made, and removed on `stop`; `folder` is that of another version of the project, this one unless said otherwise; `flags` are those of Node
 * @returns {Promise<{ url: string, port: number, pid: number | undefined, dataDirectory: string, log: () => string, end: (signal: string) => Promise<number | null>,
 *   kill: () => Promise<number | null>, stop: () => Promise<void> }>} `end` answers the exit code, `kill` is SIGKILL, `stop` is graceful
 */
export async function startServer({ env = {}, dataDirectory, port, folder, flags = [] } = {}) {
  const directory = dataDirectory ?? freshDataDirectory();
  const listenOn = port ?? (await freePort());
  const url = `http://127.0.0.1:${listenOn}`;
  let output = '';
  const child = spawn(process.execPath, [...flags, 'dist/server/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      ENVIRONMENT: 'qa',
      PORT: String(listenOn),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: directory,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const keep = (chunk) => (output = (output + chunk).slice(-200_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const end = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
    return child.exitCode;
  };
  const stop = async () => {
    await end('SIGTERM');
    if (!dataDirectory) rmSync(directory, { recursive: true, force: true });
  };
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  void gone.then(() => process.off('exit', killWithUs));
  try {
    await ready(url, child, () => output);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    url,
    port: listenOn,
    pid: child.pid,
    dataDirectory: directory,
    log: () => output,
    end,
    kill: () => end('SIGKILL'),
    stop,
  };
}

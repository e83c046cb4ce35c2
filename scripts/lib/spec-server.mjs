import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 90_000;

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function isReady(baseUrl) {
  try {
    return (await fetch(`${baseUrl}/health/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * Start a server for the features on a free port, with an empty data directory of its own under the system's temporary folder.
 * With BASE_URL set nothing is started: that server is used.
 * @param {string[]} command program and arguments that start the server
 * @returns {Promise<{ baseUrl: string, secret: string | undefined, stop: () => Promise<void> }>}
 */
export async function startSpecServer(command) {
  if (process.env.BASE_URL)
    return { baseUrl: process.env.BASE_URL, secret: process.env.PAYMENT_SECRET, stop: async () => {} };
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'registry-spec-'));
  const secret = 'secret-of-the-features';
  const [program, ...args] = command;
  const { DATABASE_URL: _, ...environment } = process.env;
  const server = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: baseUrl,
      DATA_DIR: dataDirectory,
      ENVIRONMENT: 'local',
      PAYMENT_SECRET: secret,
      TEXT_TOKEN: secret,
      RATE_LIMIT: '1000000',
      RATE_LIMIT_SENSITIVE: '1000000',
      PASSCODE_LETTERS: '1000000',
      LINKS_TO_CONFIRM: '1000000',
      PASSCODE_TRIES: '1000000',
      LICENSE_TRIES: '1000000',
      VALIDATE_ANSWERS: '1',
      WEBHOOKS_TO_LOOPBACK: '1',
      LOG_LEVEL: 'warn',
      SAMPLE_ENTITIES: process.env.SAMPLE_ENTITIES ?? '1000',
    },
  });
  let output = '';
  const keep = (chunk) => (output = `${output}${chunk}`.slice(-20_000));
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await Promise.race([ended, pause(12_000).then(() => server.kill('SIGKILL'))]);
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  const began = Date.now();
  while (!(await isReady(baseUrl))) {
    if (server.exitCode !== null || Date.now() - began > PATIENCE_MS) {
      await stop();
      throw new Error(`The server did not start.\n${output}`);
    }
    await pause(100);
  }
  console.log(
    `Server on ${baseUrl}, data in ${dataDirectory} (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
  return { baseUrl, secret, stop, output: () => output };
}

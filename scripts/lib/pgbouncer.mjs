import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program, serviceAccount } from './programs.mjs';
import { freePort } from './server.mjs';

/** Few sessions, so that they change hands all the time; otherwise as it comes from the box. */
const settings = (port, database) => `
[databases]
postgres = host=${database.hostname} port=${database.port} user=${database.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
server_login_retry = 1
`;

export const hasPgbouncer = () => program('pgbouncer') !== undefined;

/**
 * Start PgBouncer in transaction mode in front of a database.
 * @param {string} databaseUrl
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPgbouncer(databaseUrl) {
  const account = serviceAccount();
  const directory = mkdtempSync(join(tmpdir(), 'registry-pgbouncer-'));
  const file = join(directory, 'pgbouncer.ini');
  const database = new URL(databaseUrl);
  const port = await freePort();
  writeFileSync(file, settings(port, database));
  if (account.uid !== undefined)
    for (const path of [directory, file]) chownSync(path, account.uid, account.gid);
  let output = '';
  const child = spawn(program('pgbouncer') ?? 'pgbouncer', [file], {
    ...account,
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-20_000)));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const url = `postgres://${database.username}@127.0.0.1:${port}/postgres`;
  const { default: pg } = await import('pg');
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      break;
    } catch (error) {
      if (attempt > 100 || child.exitCode !== null)
        throw new Error(`PgBouncer did not begin to serve:\n${output}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await gone;
      process.off('exit', killWithUs);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from './programs.mjs';

/**
 * As docs/operating.md shows it; a request is sent only once, except where no connection was made. A server that has ended is noticed
 * sooner; a busy one has the two seconds in which it promises to answer the readiness check.
 */
const settings = (port, serverPorts) => `
global
  maxconn 5000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 10s
  timeout check 2s
  retries 3
  option redispatch
  option forwardfor
  option httpchk GET /health/ready
frontend portal
  bind 127.0.0.1:${port}
  default_backend replicas
backend replicas
  balance roundrobin
  default-server check inter 300ms fall 1 rise 1 on-marked-down shutdown-sessions
${serverPorts.map((each, index) => `  server replica${index + 1} 127.0.0.1:${each}`).join('\n')}
`;

export const hasHaproxy = () => program('haproxy') !== undefined;

/**
 * Start HAProxy in front of servers, each request to the next of them that is ready.
 * @param {number} port
 * @param {readonly number[]} serverPorts
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startHaproxy(port, serverPorts) {
  const directory = mkdtempSync(join(tmpdir(), 'registry-haproxy-'));
  const file = join(directory, 'haproxy.cfg');
  writeFileSync(file, settings(port, serverPorts));
  let output = '';
  const child = spawn(program('haproxy') ?? 'haproxy', ['-db', '-f', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) break;
    if (attempt > 200 || child.exitCode !== null)
      throw new Error(`HAProxy did not begin to serve:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
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

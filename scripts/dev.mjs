/**
 * `npm run dev`: the server from its sources, started again when they change, and the application with hot reload on
 * http://localhost:5173. PORT sets the port of the server.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);
await ensureInstalled();
const { createServer } = await import('vite');

const client = await createServer({ configFile: 'vite.config.mts' });
await client.listen();
const address = client.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost:5173';

const server = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
  stdio: 'inherit',
  env: { PUBLIC_URL: address, ...process.env },
});
const stop = async (status) => {
  await client.close();
  process.exit(status);
};
server.on('exit', (status) => void stop(status ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

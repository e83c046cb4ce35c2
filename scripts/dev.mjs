/**
 * `npm run dev`: the server, built again and started again when its sources change, and the application with hot reload on
 * http://localhost:5173. PORT sets the port of the server.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);
await ensureInstalled();
const { createServer } = await import('vite');
const { context } = await import('esbuild');
const { serverBundle } = await import('./lib/server-bundle.mjs');

/** Not dist/server: that belongs to `npm run build`. */
const OUT = 'dist/development';
const SOURCES = ['api', 'rules', 'server'];
/** An editor that saves a file changes it several times at once. */
const SETTLED_MS = 30;

const [client, bundle] = await Promise.all([
  createServer({ configFile: 'vite.config.mts' }),
  context(serverBundle(OUT)),
]);
await client.listen();
const PUBLIC_URL = client.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost:5173';

let server;
/** Ends the server that runs; it gives its database back first. */
const end = () =>
  new Promise((resolve) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });

/** A server whose sources cannot be built goes on as it was: esbuild has said why. */
async function restart() {
  try {
    await bundle.rebuild();
  } catch {
    return;
  }
  await end();
  server = spawn(process.execPath, ['--enable-source-maps', `${OUT}/main.js`], {
    stdio: 'inherit',
    env: { PUBLIC_URL, ...process.env },
  });
}

let restarting = restart();
let settled;
for (const folder of SOURCES)
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || /\.test\.tsx?$/.test(file)) return;
    clearTimeout(settled);
    settled = setTimeout(() => (restarting = restarting.then(restart)), SETTLED_MS);
  });

async function stop() {
  await restarting;
  await Promise.all([end(), bundle.dispose(), client.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());

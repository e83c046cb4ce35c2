/**
 * `npm start`: installs and builds what is missing or out of date, then serves the portal and its services from one process.
 * Settings are environment variables; docs/operating.md lists them.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { isBuilt } from './lib/sources-hash.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);

await ensureInstalled();
if (!isBuilt(ROOT)) {
  console.log('Building the portal ...');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
createRequire(import.meta.url)('../dist/server/main.js');

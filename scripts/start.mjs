/**
 * `npm start`: installs and builds what is missing or out of date, then serves the portal and its services from one process.
 * Settings are environment variables; docs/operating.md lists them.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);

await ensureInstalled();
ensureBuilt();
createRequire(import.meta.url)('../dist/server/main.js');

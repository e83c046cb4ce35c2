/**
 * Kills the server while filings are filed and paid, races submissions for one name on real PostgreSQL, and proves that nothing was
 * lost or doubled.
 *
 *   npm run resilience -- --kills 50 --races 20 --seed 7
 *   npm run resilience -- --beside HEAD~50                     that version and this one on one database, as in a rolling upgrade
 *   npm run resilience -- --servers 4 --haproxy --pgbouncer    all of it behind a balancer and through a pooler in transaction mode
 */
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
ensureBuilt();
await runTypeScript('tests/resilience/main.ts');

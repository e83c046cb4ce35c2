/**
 * Kills the server while filings are filed and paid, races submissions for one name on real PostgreSQL, and proves that nothing was
 * lost or doubled.
 *
 *   npm run resilience -- --kills 50 --races 20 --seed 7
 *   npm run resilience -- --servers 4 --haproxy --pgbouncer    all of it behind a balancer and through a pooler in transaction mode
 */
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';
import { isBuilt } from './lib/sources-hash.mjs';

await ensureInstalled();
// What is killed must be built from the present sources.
if (!isBuilt(fileURLToPath(new URL('..', import.meta.url)))) {
  const built = await run('node', ['scripts/build.mjs']);
  if (built.code !== 0) process.exit(built.code);
}
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  'tests/resilience/main.ts',
  ...process.argv.slice(2),
]);
process.exit(code);

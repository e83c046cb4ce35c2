/**
 * Kills the server while filings are filed and paid, races submissions for one name on real PostgreSQL, and proves that nothing was
 * lost or doubled.
 *
 *   npm run resilience -- --kills 50 --races 20 --seed 7
 */
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
if (!existsSync('dist/server/main.js')) {
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

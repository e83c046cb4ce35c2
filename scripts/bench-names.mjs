/**
 * Name check p50/p99 over a generated registry on a PostgreSQL started for it.
 *
 *   npm run bench:names -- --size 2500000
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  'tests/bench/names.ts',
  ...process.argv.slice(2),
]);
process.exit(code);

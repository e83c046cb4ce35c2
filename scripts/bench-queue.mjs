/**
 * Time of a page of the queue of filings under review, on a PostgreSQL started for it.
 *
 *   npm run bench:queue -- --size 100000
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  'tests/bench/queue.ts',
  ...process.argv.slice(2),
]);
process.exit(code);

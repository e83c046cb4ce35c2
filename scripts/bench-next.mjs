/**
 * How long Next takes until the next heading has focus, on a processor that is slowed four times. Needs `npm run build`.
 *
 *   npm run bench:next
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
const { code } = await run(process.execPath, ['--import', 'tsx', 'tests/bench/next.ts']);
process.exit(code);

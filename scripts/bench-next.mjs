/**
 * How long Next takes until the next heading has focus, on a processor that is slowed four times.
 *
 *   npm run bench:next
 */
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
ensureBuilt();
await runTypeScript('tests/bench/next.ts');

/**
 * Name check p50/p99 over a generated registry on a PostgreSQL started for it.
 *
 *   npm run bench:names -- --size 2500000
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
await runTypeScript('tests/bench/names.ts');

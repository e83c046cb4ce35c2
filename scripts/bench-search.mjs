/**
 * Searches by name, p50/p99, how many are refused and which find something else than a scan of all names, over a generated registry on a
 * PostgreSQL started for it.
 *
 *   npm run bench:search -- --size 2500000
 *   npm run bench:search -- --url postgres://...   (of a database that is empty, or was filled by this bench before)
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
await runTypeScript('tests/bench/search.ts');

/**
 * The files of the whole record: how long a server takes to make them, its memory meanwhile, and how long others wait for a saved filing
 * and for a page of changes, beside it and in the calm after it, on a PostgreSQL started for it.
 *
 *   npm run bench:snapshots -- --size 2500000        takes half an hour and 20 GB; 250 thousand entities unless said otherwise
 */
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
ensureBuilt();
await runTypeScript('tests/bench/snapshots.ts');

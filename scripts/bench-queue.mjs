/**
 * Time of a page of the queue of filings under review, asked of a server over HTTP by an administrator, on a PostgreSQL started for it.
 *
 *   npm run bench:queue -- --size 100000
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
await runTypeScript('tests/bench/queue.ts');

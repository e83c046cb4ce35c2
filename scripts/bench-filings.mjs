/**
 * Filings a second from payment start to record, on a PostgreSQL started for it, beside the rate at which the same rows are inserted bare.
 *
 *   npm run bench:filings -- --size 500 --at-once 16
 *   npm run bench:filings -- --crowd 2000          this many filers at once in the agent and the review
 *   npm run bench:filings -- --requests 100000     memory after this many requests
 */
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
ensureBuilt();
await runTypeScript('tests/bench/filings.ts');

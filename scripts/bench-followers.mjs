/**
 * A change that 10,000 people follow, and a day on which a report falls due that 200,000 follow: how long telling them takes, and how long
 * a payment and a mail of somebody else take meanwhile, on a PostgreSQL started for it.
 *
 *   npm run bench:followers -- --size 2500000 --followers 10000 --reminded 200000
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
await runTypeScript('tests/bench/followers.ts');

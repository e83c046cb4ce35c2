/**
 * Reports that become late at midnight: how many are written down a second, and how long others wait meanwhile, on a PostgreSQL started
 * for it.
 *
 *   npm run bench:midnight -- --size 2500000 --verify        proves every record afterwards
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
await runTypeScript('tests/bench/midnight.ts');

/**
 * Blocks that the database reads for every operation of the contract, in a small registry and in one of a state's size, on a PostgreSQL
 * started for it. It fails where one grows more than three times.
 *
 *   npm run bench:scale                                      25 thousand and 2.5 million entities; takes half an hour and 20 GB
 *   npm run bench:scale -- --small 1000 --large 20000        the level `scale` of `npm test`
 *   npm run bench:scale -- --urls postgres://...,postgres://...   of databases that were prepared and have grown before
 */
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runTypeScript } from './lib/run-typescript.mjs';

await ensureInstalled();
await runTypeScript('tests/bench/scale.ts');

/**
 * `npm run spec:api`: the features at API level against a server that really runs, started from its sources on a free port with
 * an empty data directory. BASE_URL names another server instead. Further arguments narrow the run, as those of
 * `npm run spec` do.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { SHORT_RUN_FLAGS } from './lib/short-run-flags.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runFeatures } from './lib/run-features.mjs';
import { reportReadiness } from './lib/readiness.mjs';
import { startSpecServer } from './lib/spec-server.mjs';

await ensureInstalled();
mkdirSync('reports', { recursive: true });
const args = process.argv.slice(2);
reportReadiness('api', args);
const server = await startSpecServer([
  process.execPath,
  ...SHORT_RUN_FLAGS,
  '--import',
  'tsx',
  'server/main.ts',
]);
Object.assign(process.env, {
  BASE_URL: server.baseUrl,
  ...(server.secret && { PAYMENT_SECRET: server.secret, TEXT_TOKEN: server.secret }),
});
const hasPassed = await runFeatures('api', args);
const told = server.output?.().trim();
if (!hasPassed && told) {
  // Last come the failures themselves: a reader of the end of a long log wants those.
  writeFileSync('reports/spec-api-server.log', told);
  console.log('What the server said: reports/spec-api-server.log');
}
await server.stop();
process.exit(hasPassed ? 0 : 1);

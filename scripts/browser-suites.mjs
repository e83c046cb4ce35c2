/**
 * `node scripts/browser-suites.mjs`: what only a browser can show: accessibility, keyboard, markup, continuity, payment. Builds what is
 * missing or out of date, starts the built server on a free port with an empty data directory, and runs Playwright against it. BASE_URL names
 * another server instead. Further arguments go to Playwright:
 *
 *   node scripts/browser-suites.mjs --grep @keyboard
 *   node scripts/browser-suites.mjs --project=readme-pictures takes the pictures of docs/screenshots again
 *   npm run screenshots                                      every page in every state as it looks, into reports/screenshots
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHORT_RUN_FLAGS } from './lib/short-run-flags.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';
import { startServer } from './lib/server.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);

/** Many pages from one address in a short time are no attack here. */
const SETTINGS = {
  ENVIRONMENT: 'qa',
  SAMPLE_ENTITIES: '300',
  RATE_LIMIT: '1000000',
  RATE_LIMIT_SENSITIVE: '1000000',
  LICENSE_TRIES: '1000000',
  LOG_LEVEL: 'warn',
};

await ensureInstalled();
const chromium = await ensureChromium();
ensureBuilt();

const given = process.env.BASE_URL;
const server = given ? undefined : await startServer({ env: SETTINGS, flags: SHORT_RUN_FLAGS });
mkdirSync('reports', { recursive: true });

const chosen = process.argv.slice(2);
const project = chosen.some((argument) => argument.startsWith('--project'))
  ? []
  : ['--project=longest', '--project=suites'];
const { code } = await run(
  process.execPath,
  [
    ...SHORT_RUN_FLAGS,
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/browser/playwright.config.ts',
    ...project,
    ...chosen,
  ],
  { env: { BASE_URL: given ?? server.url, CHROMIUM_PATH: chromium } },
);
const told = server?.log().trim();
if (code !== 0 && told) {
  // Last come the failures themselves: a reader of the end of a long log wants those.
  writeFileSync('reports/browser-server.log', told);
  console.log('What the server said: reports/browser-server.log');
}
await server?.stop();

/** Such a page works, only later, so no test would notice. */
const undrawn = told?.split('\n').filter((line) => line.includes('a page was served without')) ?? [];
if (undrawn.length > 0)
  console.log(`Pages that the server failed to draw: ${undrawn.length}\n${undrawn.slice(-3).join('\n')}`);
process.exit(code || (undrawn.length > 0 ? 1 : 0));

/**
 * `npm run faults`: the error catalog in a browser. Every place of the portal that calls an operation, with every outcome of the
 * operation: the page does what the catalog says. Builds what is missing or out of date, serves the build with the mock registry
 * behind it, and prints the matrix; ends with 1 when a cell fails or has no row.
 *
 *   npm run faults                          every cell
 *   npm run faults -- --quick               one cell for each row of the catalog, as `npm test` has it
 *   npm run faults -- --grep startPayment   further arguments go to Playwright
 */
import { fileURLToPath } from 'node:url';
import { SHORT_RUN_FLAGS } from './lib/short-run-flags.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);

await ensureInstalled();
const chromium = await ensureChromium();
ensureBuilt();

const given = process.argv.slice(2);
const { code } = await run(
  process.execPath,
  [
    ...SHORT_RUN_FLAGS,
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/faults/playwright.config.ts',
    ...given.filter((argument) => argument !== '--quick'),
  ],
  { env: { CHROMIUM_PATH: chromium, ...(given.includes('--quick') && { FAULTS: 'quick' }) } },
);
process.exit(code);

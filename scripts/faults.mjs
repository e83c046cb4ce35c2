/**
 * `npm run faults`: the error catalog in a browser. Every place of the portal that calls an operation, with every outcome of the
 * operation: the page does what the catalog says. Builds what is missing or out of date, serves the build with the mock registry
 * behind it, and prints the matrix; ends with 1 when a cell fails or has no row.
 *
 *   npm run faults                          one cell for each row of the catalog
 *   npm run faults -- --all                 every cell
 *   npm run faults -- --grep startPayment   further arguments go to Playwright
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';
import { isBuilt } from './lib/sources-hash.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);

await ensureInstalled();
const chromium = await ensureChromium();
if (!isBuilt(ROOT)) {
  console.log('Building the portal ...');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const given = process.argv.slice(2);
const { code } = await run(
  'npx',
  [
    '--no-install',
    'playwright',
    'test',
    '--config',
    'tests/faults/playwright.config.ts',
    ...given.filter((argument) => argument !== '--all'),
  ],
  { env: { CHROMIUM_PATH: chromium, ...(given.includes('--all') && { FAULTS: 'all' }) } },
);
process.exit(code);

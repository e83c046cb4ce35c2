/**
 * `npm run spec:browser`: the features at browser level. Finds or installs Chromium, builds the portal when its sources have changed,
 * starts it on a free port with an empty data directory, makes tests of the scenarios and runs them. BASE_URL names another server
 * instead. Further arguments narrow the run as those of `npm run spec` do; others go to Playwright.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHORT_RUN_FLAGS } from './lib/short-run-flags.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { run } from './lib/run.mjs';
import { reportReadiness } from './lib/readiness.mjs';
import { isNarrowed, reportOf } from './lib/spec-reports.mjs';
import { startSpecServer } from './lib/spec-server.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
process.chdir(ROOT);

/** `--tags` and `--name` as cucumber-js takes them, for Playwright: the tags choose what becomes a test, the name what is run. */
function narrowed(args) {
  const rest = [...args];
  const take = (name) => {
    const at = rest.indexOf(name);
    return at < 0 ? undefined : rest.splice(at, 2)[1];
  };
  const tags = take('--tags');
  const name = take('--name');
  return { tags, args: [...rest, ...(name ? ['--grep', name] : [])] };
}

const asked = process.argv.slice(2);
const { tags, args } = narrowed(asked);
await ensureInstalled();
mkdirSync('reports', { recursive: true });
const BROWSER_PATH = await ensureChromium();
console.log(`Browser: ${BROWSER_PATH}`);
if (!process.env.BASE_URL) ensureBuilt();
reportReadiness('browser', asked);
const server = await startSpecServer([process.execPath, ...SHORT_RUN_FLAGS, 'dist/server/main.js']);
const env = {
  BASE_URL: server.baseUrl,
  BROWSER_PATH,
  SPEC_REPORT: reportOf('browser', isNarrowed(asked)),
  ...(tags && { SPEC_TAGS: tags }),
  ...(server.secret && { PAYMENT_SECRET: server.secret, TEXT_TOKEN: server.secret }),
};
const generated = await run('npx', ['--no-install', 'bddgen'], { env });
const { code } =
  generated.code === 0
    ? await run(
        process.execPath,
        [...SHORT_RUN_FLAGS, 'node_modules/@playwright/test/cli.js', 'test', ...args],
        {
          env,
        },
      )
    : generated;
await server.stop();
process.exit(code);

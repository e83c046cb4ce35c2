import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { run } from './run.mjs';

const DEBIAN_PACKAGE = 'chromium-headless-shell';
/** The local font that pages are read in until their own has come. */
const DEBIAN_FONT = 'fonts-liberation';

/** Without the parts of a browser that nobody sees in a test, Chromium takes a third less of the processor. */
const ON_PATH = [DEBIAN_PACKAGE, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : '';
}

async function find() {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH names ${named}, which does not exist.`);
    return named;
  }
  // Watching the test needs a browser with a window.
  const names = process.argv.includes('--headed')
    ? ON_PATH.filter((name) => name !== DEBIAN_PACKAGE)
    : ON_PATH;
  return (await playwrightsOwn()) || names.map(onPath).find(Boolean) || '';
}

const mayInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== '';

/** @returns {Promise<boolean>} whether it is there afterwards */
async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, timeoutMs: 120_000 });
  await run('apt-get', ['install', '-y', '-qq', DEBIAN_PACKAGE, DEBIAN_FONT], {
    quiet: true,
    env,
    timeoutMs: 300_000,
  });
  return onPath(DEBIAN_PACKAGE) !== '';
}

/** On a machine that is there for the tests, what makes them quicker is installed; they run without it too. */
async function preferHeadlessShell() {
  if (!process.env.CI || process.env.BROWSER_PATH || onPath(DEBIAN_PACKAGE) || !mayInstall()) return;
  if (!(await installFromDebian())) console.log(`${DEBIAN_PACKAGE} could not be installed.`);
}

/**
 * The path of a Chromium to test with: BROWSER_PATH, Playwright's own, one on the PATH; else one is installed.
 * @returns {Promise<string>}
 * @throws when none is found and none could be installed; the message says what to do
 */
export async function ensureChromium() {
  await preferHeadlessShell();
  const found = await find();
  if (found) return found;
  console.log('No Chromium found; asking Playwright to install one (npx playwright install chromium) ...');
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true, timeoutMs: 120_000 });
  const own = await playwrightsOwn();
  if (own) return own;
  if (mayInstall()) {
    console.log(`Playwright's download was refused; installing Debian's ${DEBIAN_PACKAGE} package ...`);
    if (await installFromDebian()) return onPath(DEBIAN_PACKAGE);
  }
  throw new Error('No Chromium could be found or installed. Install one and set BROWSER_PATH to its path.');
}

import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { run } from './run.mjs';

const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  return (await playwrightsOwn()) || ON_PATH.map(onPath).find(Boolean) || '';
}

/**
 * The path of a Chromium to test with: BROWSER_PATH, Playwright's own, one on the PATH; else one is installed.
 * @returns {Promise<string>}
 * @throws when none is found and none could be installed; the message says what to do
 */
export async function ensureChromium() {
  const found = await find();
  if (found) return found;
  console.log('No Chromium found; asking Playwright to install one (npx playwright install chromium) ...');
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true, timeoutMs: 120_000 });
  const own = await playwrightsOwn();
  if (own) return own;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log("Playwright's download was refused; installing Debian's chromium package ...");
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = await find();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be found or installed. Install one and set BROWSER_PATH to its path.');
}

import { existsSync, statSync } from 'node:fs';
import { run } from './run.mjs';

/** npm writes it at the end of each installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Install the packages when they are missing or older than package-lock.json. */
export async function ensureInstalled() {
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing packages (npm ci) ...');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error('The packages could not be installed; see the lines above.');
    process.exit(code);
  }
}

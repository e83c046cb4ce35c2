import { existsSync, statSync } from 'node:fs';
import { run } from './run.mjs';

const LOCK = 'package-lock.json';
/** npm writes it at the end of each installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Install the packages when they are missing or older than package-lock.json. */
export async function ensureInstalled() {
  // A copy of the project without the lock file uses the packages of the original.
  if (!existsSync(LOCK)) return;
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return;
  console.log('Installing packages (npm ci) ...');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error('The packages could not be installed; see the lines above.');
    process.exit(code);
  }
}

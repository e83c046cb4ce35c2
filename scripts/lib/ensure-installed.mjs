import { existsSync, lstatSync, statSync } from 'node:fs';
import { run } from './run.mjs';

const LOCK = 'package-lock.json';
const PACKAGES = 'node_modules';
/** npm writes it at the end of each installation. */
const INSTALLED = `${PACKAGES}/.package-lock.json`;

/** Packages that belong to another copy of the project: npm would empty them first. */
const areAnothers = () => existsSync(PACKAGES) && lstatSync(PACKAGES).isSymbolicLink();

/** Install the packages when they are missing or older than package-lock.json. */
export async function ensureInstalled() {
  // A copy of the project without the lock file uses the packages of the original.
  if (!existsSync(LOCK) || areAnothers()) return;
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs) return;
  console.log('Installing packages (npm ci) ...');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error('The packages could not be installed; see the lines above.');
    process.exit(code);
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const STAMP = 'node_modules/.installed-for';

/** Install the packages when they are missing or package-lock.json has changed since they were installed. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages (npm ci) ...');
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund']);
  if (code !== 0) {
    console.error('The packages could not be installed; see the lines above.');
    process.exit(code);
  }
  writeFileSync(STAMP, wanted);
}

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './sources-hash.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the portal unless that was done from the present sources; ends the process when it cannot be built. */
export function ensureBuilt() {
  if (isBuilt(ROOT)) return;
  console.log('Building the portal ...');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

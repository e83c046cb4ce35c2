import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file to which the build writes the hash of its sources. */
export const STAMP = 'dist/.built-from';

const FOLDERS = ['api', 'rules', 'server', 'src'];
const FILES = [
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/lib/server-bundle.mjs',
  'tsconfig.json',
  'vite.config.mts',
];

/** A hash of everything that the build reads; tests are no part of it. */
export function sourcesHash(root) {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const files = [...inFolders, ...FILES.map((file) => join(root, file))]
    .filter((file) => existsSync(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Whether the build is there and made from the sources as they are now. */
export const isBuilt = (root) =>
  existsSync(join(root, STAMP)) && readFileSync(join(root, STAMP), 'utf8') === sourcesHash(root);

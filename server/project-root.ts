import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error('The server lies outside its project: no package.json above it.');
  return findRoot(parent);
}

/** The folder of the project, for sources and for the built server alike. */
export const PROJECT_ROOT = findRoot(__dirname);

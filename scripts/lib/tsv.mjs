import { readFileSync } from 'node:fs';

/** The rows of a file of tab-separated values under its heading. */
export const readTsv = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

/** The requirements of the catalog: `{ id, levels, text }`. */
export const readRequirements = () =>
  readTsv('features/requirements.tsv').map(([id, levels, text]) => ({ id, levels, text }));

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { run } from '../lib/run.mjs';
import { Refusal } from './refusal.mjs';

export const read = (path) => readFileSync(path, 'utf8');

/** Refuses to write over what is there. */
export function checkNew(paths) {
  const there = paths.filter((path) => existsSync(path));
  if (there.length > 0) throw new Refusal(`There already: ${there.join(', ')}. Nothing is written.`);
}

/**
 * Writes files, those of code as prettier has them.
 * @param {Iterable<readonly [path: string, text: string]>} files
 */
export async function write(files) {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    const isCode = /\.tsx?$/.test(path);
    writeFileSync(
      path,
      isCode ? await format(text, { ...(await resolveConfig(path)), filepath: path }) : text,
    );
  }
}

/** The contract lists what there is: a rule book that has gained something is read again, by a process of its own. */
export async function generate() {
  const { code, output } = await run(process.execPath, ['scripts/generate.mjs'], { quiet: true });
  if (code !== 0) throw new Refusal(`npm run generate:\n${output}`);
}

/** What is left to do: a line each, with the command that checks it. */
export function tellRest(written, rest) {
  console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}\n\nLeft to do, in this order:`);
  rest.forEach(([what, command], place) => console.log(`${place + 1}. ${what}\n   ${command}`));
}

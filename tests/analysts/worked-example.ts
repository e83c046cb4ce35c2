import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One thing that a worked example does or shows. */
export type Action =
  | { kind: 'change'; file: string; lines: readonly string[] }
  | { kind: 'run'; command: string; isGreen: boolean; shows: readonly string[] };

export interface WorkedExample {
  name: string;
  actions: readonly Action[];
}

const BLOCK = /^```(\w+) ?(.*)\n([^]*?)^```$/gm;

const actionsOf = (text: string): Action[] => {
  const actions: Action[] = [];
  for (const [, language, info = '', body = ''] of text.matchAll(BLOCK)) {
    const lines = body.split('\n').slice(0, -1);
    const last = actions.at(-1);
    if (language === 'diff') actions.push({ kind: 'change', file: info, lines });
    if (language === 'sh')
      actions.push({ kind: 'run', command: lines.join(' '), isGreen: info === 'green', shows: [] });
    if (language === 'text' && last?.kind === 'run') last.shows = lines.map((line) => line.trim());
  }
  return actions;
};

/** The worked examples of a document: a section of the third level each, that has something to run. */
export const workedExamples = (document: string): WorkedExample[] =>
  document
    .split(/^### /m)
    .slice(1)
    .map((section) => section.split(/^## /m)[0] ?? '')
    .map((section) => ({ name: section.split('\n')[0] ?? '', actions: actionsOf(section) }))
    .filter(({ actions }) => actions.some(({ kind }) => kind === 'run'));

const side = (lines: readonly string[], left: string): string =>
  lines
    .filter((line) => !line.startsWith(left))
    .map((line) => line.slice(1))
    .join('\n');

/**
 * Carries a change out in a copy of the project; one that only adds lines is a new file.
 * @throws when its place is not there, or there more than once: the document has fallen behind
 */
export const carryOut = (folder: string, file: string, lines: readonly string[]): void => {
  const path = join(folder, file);
  const before = side(lines, '+');
  if (before === '') {
    if (existsSync(path)) throw new Error(`${file} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${side(lines, '-')}\n`);
    return;
  }
  const text = readFileSync(path, 'utf8');
  const places = text.split(before).length - 1;
  if (places !== 1) throw new Error(`${file} has ${places} places that read\n${before}`);
  writeFileSync(
    path,
    text.replace(before, () => side(lines, '-')),
  );
};

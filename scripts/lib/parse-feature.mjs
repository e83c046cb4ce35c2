import { readFileSync } from 'node:fs';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';

/** What Gherkin calls the lines that it would take, in words. */
const LINES = {
  FeatureLine: '"Feature:"',
  BackgroundLine: '"Background:"',
  RuleLine: '"Rule:"',
  ScenarioLine: '"Scenario:"',
  ExamplesLine: '"Examples:"',
  StepLine: 'a step, which begins with Given, When, Then, And or But',
  TableRow: 'a row of a table, between bars',
  TagLine: 'a tag, which begins with @',
  DocStringSeparator: 'three quotation marks',
};

const cellsOf = (line) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
const isRow = (line = '') => line.trim().startsWith('|');
const counted = (count) => `${count} ${count === 1 ? 'cell' : 'cells'}`;

/** A row that has not as many cells as the first of its table. */
const rowFault = (lines, at) => {
  let first = at;
  while (isRow(lines[first - 1])) first -= 1;
  const [own, wanted] = [cellsOf(lines[at]), cellsOf(lines[first])];
  return `the row ${lines[at].trim()} has ${counted(own.length)}; expected ${wanted.length}, as its table begins: ${lines[first].trim()}`;
};

const strangeLine = (line, expected) => {
  const known = expected.split(', ').flatMap((name) => LINES[name.replace('#', '')] ?? []);
  return `"${line.trim()}" cannot stand here; expected ${[...new Set(known)].join('; ')}`;
};

/** A parser's error, `(23:9): inconsistent cell count within the table`, in words, with its file and line. */
const inWords = (path, lines, message) => {
  const [, line = '1', what = message] = /^\((\d+):\d+\): (.*)$/s.exec(message) ?? [];
  const at = Number(line) - 1;
  const expected = /^(?:expected|unexpected end of file, expected): (.*?)(?:, got '|$)/s.exec(what)?.[1];
  const told =
    what.startsWith('inconsistent cell count') && isRow(lines[at])
      ? rowFault(lines, at)
      : expected
        ? strangeLine(lines[at] ?? 'the end of the file', expected)
        : what;
  return `${path}:${line}: ${told}`;
};

/**
 * A feature as Gherkin reads it, or what is wrong with it, in words.
 * @returns {{ document?: import('@cucumber/messages').GherkinDocument, faults: string[] }} each fault with file, line and what was expected
 */
export function parseFeature(path, text, newId = IdGenerator.incrementing()) {
  try {
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
    return { document: parser.parse(text), faults: [] };
  } catch (error) {
    const errors = error.errors ?? [error];
    return { faults: errors.map(({ message }) => inWords(path, text.split('\n'), message)) };
  }
}

/** Ends the command where a feature cannot be read, with what is wrong in each: no count and no run would be true. */
export function refuseUnreadable(paths) {
  const faults = paths.flatMap((path) => parseFeature(path, readFileSync(path, 'utf8')).faults);
  if (faults.length === 0) return;
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} places of the features cannot be read; nothing was run.`);
  process.exit(1);
}

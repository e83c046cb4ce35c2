import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_TABLES } from '../../rules/all-tables';

const RULES = join(__dirname, '../../rules');

/** The sources of the rule book without the engine: path and text. */
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('decision-table'))
  .map((file) => ({ file, text: readFileSync(join(RULES, file), 'utf8') }));

it('knows every table of the rule book: one left out here would never be verified', () => {
  const calls = sources
    .flatMap(({ text }) => [
      ...text.matchAll(/\bdefineTable<[^;]*?(?<=\bname: )(['"])(.+?)\1|\bdefineTable</g),
    ])
    .map(([, , name]) => name);
  expect(ALL_TABLES.map(({ name }) => name).sort()).toEqual(calls.sort());
});

it('asks the engine for rows: one that is read past it would not be counted as exercised', () => {
  const past = sources.filter(({ text }) => /(?:TABLE|CATALOG|Table)\.rows\b/.test(text));
  expect(past.map(({ file }) => file)).toEqual([]);
});

it('knows what each outcome may be that is a number or a text of its own: any other would be one too', () => {
  const free = sources.flatMap(({ text }) => [
    ...text.matchAll(/\bdefineTable<(?:string|number)(?: \| null)?>\(\)\(\{[^]*?\brows: /g),
  ]);
  expect(free.length).toBeGreaterThan(10);
  expect(free.map(([head]) => head).filter((head) => !/\boutcome: '/.test(head))).toEqual([]);
});

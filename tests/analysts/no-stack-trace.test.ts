import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* What an analyst gets wrong is told by file, line, row and what was expected; never by places in the code. */

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'broken-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outputOf = (script: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const output = stdout + stderr;
  expect(output).not.toMatch(/^\s+at .*[:(]/m);
  expect(output).not.toMatch(/node_modules|step-definitions\/.*:\d/);
  return output;
};

/** A step that is wrong, what stands below it, and what is told in the place of a stack trace. */
const BROKEN: [string, string[], string][] = [
  ['When the office hums', [], 'This wording is unknown'],
  [
    'Given the filing is a statement of correction',
    [],
    'No filing is called "statement of correction". The nearest known ones: statement of revocation, statement curing delinquency, ',
  ],
  [
    'Given an entity that is DQQ is on record as "Acme LLC"',
    [],
    'No status is called "DQQ". The nearest known ones: delinquent, ',
  ],
  ['Given the search has found:', [], 'This step needs a table below it.'],
  [
    'Given the search has found:',
    ['| nam | number | status | form |', '| x | 1 | delinquent | profit corporation |'],
    'No column is called "nam" here. Known: name, number, status, form.',
  ],
  [
    'Given the search has found:',
    ['| name | number | status | form |', '| x | 1 | DQQ | profit corporation |'],
    'No status of an entity is called "DQQ". Known: delinquent, ',
  ],
  [
    'When the filer continues with "Registered agent" after arriving with:',
    ['| transaction | periodic report | x |'],
    'The row | transaction | periodic report | x | has 3 cells; expected 2, what is meant and its value.',
  ],
  [
    'When the filer continues with "Registered agent" after arriving with:',
    ['| transaktion | periodic report |'],
    'No fact is called "transaktion". Known: transaction, ',
  ],
  ['Given no filing is in progress', ['| a |'], 'This step takes no table below it.'],
  ['Then the problem with the name is ""', [], 'Nobody has been asked for the name yet.'],
];

it('tells what is wrong in a feature by file and line', () => {
  const lines = ['Feature: Broken', '  Why it matters.'];
  const places = BROKEN.map(([step, table], number) => {
    lines.push(`  Scenario: Number ${number}`, `    ${step}`);
    const line = lines.length;
    lines.push(...table.map((row) => `      ${row}`));
    return line;
  });
  writeFileSync(join(folder, 'broken.feature'), `${lines.join('\n')}\n`);
  const output = outputOf('spec', join(folder, 'broken.feature'));
  const told = BROKEN.map(([step], number) => {
    const from = output.indexOf(`Scenario: Number ${number} #`);
    const own = output.slice(from, output.indexOf('Scenario: Number', from + 1));
    return [step, own.includes(`${step} # `) && own.includes(`broken.feature:${places[number]}\n`), own];
  });
  expect(told).toEqual(BROKEN.map(([step, , words]) => [step, true, expect.stringContaining(words)]));
});

it('tells what is wrong in the arguments of a run', () => {
  expect(outputOf('spec', '--tags', '@api and (')).toContain('Expected a name, or tags as in: --tags');
});

it.each([
  [
    'a workbook that is cut off',
    'tables.xlsx',
    'PK\u0003\u0004',
    'tables.xlsx is no workbook that can be read; expected',
  ],
  ['another kind of file', 'tables.pdf', '%PDF-1.4', 'tables.pdf is no workbook that can be read; expected'],
  ['an open quotation mark', 'fees.csv', '"Fee\nrow,x\n', 'fees.csv, line 1: a quotation mark is not closed'],
])('tells what is wrong in %s', (_, file, content, words) => {
  writeFileSync(join(folder, file), content);
  const output = outputOf('tables-import', join(folder, file));
  expect(output).toContain(words);
  expect(output).toContain('Nothing is written.');
});

it('tells that a folder has no tables', () => {
  mkdirSync(join(folder, 'empty'));
  expect(outputOf('tables-import', join(folder, 'empty'))).toContain('has no CSV file; expected');
});

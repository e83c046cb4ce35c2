import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_TABLES } from '../../rules/all-tables';
import type { SheetRow } from './tables-copy';
import { TablesCopy } from './tables-copy';

/** Their rows are computed from those of others; a sheet cannot change them. */
const COMPUTED = [
  'Steps of a filing',
  'Transaction of a filing',
  'Why an entity cannot file a transaction',
  'Filings that change nothing',
  'Filings under the administrative fraud check',
  'Name of a restored entity whose own name others have',
  'Page that the root and unknown pages of a filing lead to',
  'Why a filing has come under the fraud check since it began',
  'The life of a filing',
];
const SECONDS = 1_000;
const FEES = 'fee-of-a-filing-in-dollars.csv';
/** Filings declare the rows of this table. */
const AMENDMENT = 'rules/filings/amend/filing.ts';
const FEES_SHEET = 'Fee of a filing in dollars';
const COMPANIES = 'which-kind-of-company-fits.csv';
const COMPANIES_SOURCE = 'rules/forms/kind-of-company.ts';

jest.setTimeout(120 * SECONDS);

let copy: TablesCopy;
beforeAll(() => {
  copy = new TablesCopy();
  copy.export();
});
afterAll(() => copy.remove());
afterEach(() => copy.restore(AMENDMENT));

/** A line with one cell changed, found by its row's number. */
const withCell = (lines: SheetRow[], row: string, column: string, text: string): SheetRow[] => {
  const place = lines[2]?.indexOf(column) ?? -1;
  return lines.map((line, at) => (at > 2 && line[0] === row ? line.with(place, text) : line));
};

describe('unedited', () => {
  it.each(['exported/tables.xlsx', 'exported'])('%s changes no byte', (path) => {
    const before = copy.files('rules', '.ts');
    expect(copy.import(path)).toEqual({
      status: 0,
      output: `${ALL_TABLES.length} tables read, nothing has changed\n`,
    });
    expect(copy.files('rules', '.ts')).toEqual(before);
  });
});

it('keeps everything of every table that is written again from its sheet alone', () => {
  const whole = new TablesCopy();
  try {
    whole.export();
    const before = whole.files('exported', '.csv');
    for (const [file, text] of Object.entries(before))
      if (![...COMPUTED, FEES_SHEET].some((name) => text.startsWith(name)))
        whole.editInPlace(join('exported', file), (lines) =>
          lines.map((line, at) => (at > 2 ? line.with(0, '') : line)),
        );
    expect(whole.import('exported').status).toBe(0);
    expect(whole.read('rules/flows/back-step.ts')).toContain(
      "{ when: { step: ['payment', 'receipt', 'whatsnext'] }, then: 'nowhere' },",
    );
    whole.export('again');
    expect(whole.files('again', '.csv')).toEqual(before);
  } finally {
    whole.remove();
  }
});

/** An edited sheet: what it brings, the edit, what is told of it, and what stands in the source then. */
const EDITED: readonly {
  brings: string;
  edit: (lines: SheetRow[]) => SheetRow[];
  told: readonly string[];
  written: string;
}[] = [
  {
    brings: 'a row more and a row less',
    edit: (lines) => [
      ...lines.filter(([row]) => row !== '4'),
      ['', 'mission', 'no', '-', '-', 'none'],
      ['', 'mission', 'yes', '-', '-', 'dnc'],
    ],
    told: ['+ line 10: mission | yes | - | - | dnc', '- row 4: mission | - | - | - | dnc'],
    written:
      "    { when: { purpose: 'patrons', hasCapitalStock: false }, then: 'dc56' },\n    { when: { purpose: 'mission', protects: false }, then: 'none' },\n    { when: { purpose: 'mission', protects: true }, then: 'dnc' },\n  ],",
  },
  {
    brings: 'a row that has moved, with its words',
    edit: (lines) => [...lines.slice(0, 3), ...lines.slice(4), ...lines.slice(3, 4)],
    told: ['> row 1 moves to line 9'],
    written: "then: 'dc56' },\n    { when: { purpose: 'profit', protects: false }, then: 'none' },\n  ],",
  },
];

describe('edited', () => {
  it('brings a cell of the workbook back, and touches nothing else of the file', async () => {
    const before = copy.read(AMENDMENT);
    const path = await copy.editWorkbook(FEES_SHEET, (lines) =>
      lines.map((line) => (line[0] === '8' ? line.with(-1, 30) : line)),
    );
    expect(copy.import(path)).toEqual({
      status: 0,
      output: expect.stringContaining('~ row 8, outcome: 25 -> 30'),
    });
    expect(copy.read(AMENDMENT)).toBe(before.replace('then: 25 }', 'then: 30 }'));
  });

  it('brings rows back that came, went or moved', () => {
    const paths = EDITED.map(({ brings, edit }) =>
      copy.editCsv(COMPANIES, edit, brings.replaceAll(/\W+/g, '-')),
    );
    const outcomes = copy.outcomesOf(paths);
    expect(outcomes).toEqual(
      EDITED.map(({ told, written }) => ({
        problems: [],
        changes: expect.arrayContaining(told.map((line) => expect.stringContaining(line))),
        files: { [COMPANIES_SOURCE]: expect.stringContaining(written) },
      })),
    );
  });
});

/** What is wrong with an edited sheet: what it is, its file, the edit, and what is told of it. */
const REFUSED: readonly [string, string, (lines: SheetRow[]) => SheetRow[], string][] = [
  [
    'a gap',
    FEES,
    (lines) => lines.filter(([row]) => row !== '8'),
    `${FEES}: no row decides where filing: amendment`,
  ],
  [
    'an overlap',
    FEES,
    (lines) => withCell(lines, '8', 'filingType', 'amendment, periodic report'),
    `${FEES}: lines 9 and 11 both fit where filing: periodic report; is after due month: no`,
  ],
  [
    'an unknown value',
    FEES,
    (lines) => withCell(lines, '8', 'filingType', 'amendmend'),
    `${FEES}, line 11, column "filing": "amendmend" is not known here. Known: limited liability company,`,
  ],
  [
    'an outcome of another kind',
    FEES,
    (lines) => withCell(lines, '8', 'then', 'much'),
    `${FEES}: line 11: the outcome "much" cannot stand here; expected whole dollars, 0 or more`,
  ],
  [
    'a fee below zero',
    FEES,
    (lines) => withCell(lines, '8', 'then', '-25'),
    `${FEES}: line 11: the outcome -25 cannot stand here; expected whole dollars, 0 or more`,
  ],
  [
    'a fee with cents',
    FEES,
    (lines) => withCell(lines, '8', 'then', '25.5'),
    `${FEES}: line 11: the outcome 25.5 cannot stand here; expected whole dollars, 0 or more`,
  ],
  [
    'a cell too few',
    FEES,
    (lines) => lines.map((line) => (line[0] === '8' ? line.slice(0, -1) : line)),
    `${FEES}, line 11: "8,amendment,-" has 3 cells; expected 4: row, filingType, isAfterDueMonth, then`,
  ],
  [
    'an unknown outcome',
    'outcome-of-a-name-check.csv',
    (lines) => withCell(lines, '1', 'then', 'perhaps'),
    'outcome-of-a-name-check.csv, line 4: "perhaps" cannot stand here; possible: ',
  ],
  [
    'a column less',
    FEES,
    (lines) => lines.map((line) => line.slice(0, 2)),
    'line 3: the column "isAfterDueMonth" is missing',
  ],
  [
    'no outcome',
    FEES,
    (lines) => withCell(lines, '8', 'then', ''),
    `${FEES}, line 11: the row has no outcome`,
  ],
  [
    'a computed row',
    'filings-that-change-nothing.csv',
    (lines) => lines.slice(0, -1),
    'the rows of this table are computed from others; change them in rules/steps/changes-nothing.ts',
  ],
  [
    'a row more of what filings declare',
    FEES,
    (lines) => [...withCell(lines, '8', 'isAfterDueMonth', 'no'), ['', 'amendment', 'yes', '30']],
    `${FEES}, line 19: filings declare the rows of this table; rows come, go and move in rules/filings, under "fees"`,
  ],
  ['another table', FEES, (lines) => [['Fees'], ...lines.slice(1)], `${FEES}: no table is called "Fees"`],
];

describe('refused in words, with nothing written', () => {
  it('each by itself', () => {
    const before = copy.files('rules', '.ts');
    const paths = REFUSED.map(([name, file, edit]) => copy.editCsv(file, edit, name.replaceAll(' ', '-')));
    const told = copy.outcomesOf(paths).map(({ problems }) => problems.join('\n'));
    expect(REFUSED.map(([name], place) => [name, told[place]])).toEqual(
      REFUSED.map(([name, , , words]) => [name, expect.stringContaining(words)]),
    );
    expect(copy.files('rules', '.ts')).toEqual(before);
  });

  it('by the command, which ends with 1', () => {
    const before = copy.files('rules', '.ts');
    const [, file, edit, words] = REFUSED[0] as (typeof REFUSED)[number];
    const { status, output } = copy.import(copy.editCsv(file, edit));
    expect(output).toContain(words);
    expect(output).toContain('Nothing is written.');
    expect(status).toBe(1);
    expect(copy.files('rules', '.ts')).toEqual(before);
  });

  it('a second sheet of a table by both names, a gap in the workbook by its sheet', async () => {
    const path = copy.editCsv(FEES, (lines) => withCell(lines, '8', 'then', '30'), 'twice');
    cpSync(join(copy.folder, path), join(copy.folder, 'twice/fees-copy.csv'));
    const workbook = await copy.editWorkbook(FEES_SHEET, (lines) => lines.filter((line) => line[0] !== '6'));
    expect(copy.outcomesOf(['twice', workbook]).map(({ problems }) => problems)).toEqual([
      expect.arrayContaining([
        expect.stringContaining(
          `fees-copy.csv: "${FEES_SHEET}" is the table of ${FEES} too; keep one of them`,
        ),
      ]),
      expect.arrayContaining([
        expect.stringContaining(
          `Sheet "${FEES_SHEET}": no row decides where filing: periodic report; is after due month: no`,
        ),
      ]),
    ]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_TABLES } from './all-tables';
import { choice, day, flag, number } from './domain';
import { evaluate } from './evaluate';
import type { TableShape } from './table';
import { defineTable } from './table';
import { CellBudgetExceeded, verify } from './verify';

const without = (table: TableShape, row: number): TableShape => ({
  ...table,
  rows: table.rows.toSpliced(row, 1),
});
const doubled = (table: TableShape, row: number): TableShape => ({
  ...table,
  rows: table.rows.flatMap((each, index) => (index === row ? [each, each] : [each])),
});

it('knows every table of the rule book: one left out here would never be verified', () => {
  const folder = join(__dirname, '..');
  const defined = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^export const \w+ = defineTable<[^;]*?name: (?:'([^']+)'|"([^"]+)")/gm,
      ),
    ])
    .map(([, plain, quoted]) => plain ?? quoted);
  expect(ALL_TABLES.map(({ name }) => name).sort()).toEqual(defined.sort());
});

describe.each(ALL_TABLES.map((table) => [table.name, table] as const))('%s', (_, table) => {
  it('has no gap, no overlap and no row that never wins', () => {
    expect(verify(table)).toEqual([]);
  });

  it('is refused when any row is doubled', () => {
    const accepted = table.rows
      .map((__, row) => row)
      .filter((row) => verify(doubled(table, row)).length === 0);
    expect(accepted).toEqual([]);
  });

  it('is refused when any row is deleted', () => {
    const keyOf = table.collectKey ?? String;
    const keys = table.rows.map(({ then }) => keyOf(then as never));
    // Rows that share an answer in a table that collects are held by the tests of that table.
    const isShared = (row: number): boolean =>
      table.hitPolicy === 'collect' && keys.filter((key) => key === keys[row]).length > 1;
    const accepted = table.rows
      .map((__, row) => row)
      .filter((row) => !isShared(row) && verify(without(table, row)).length === 0);
    expect(accepted).toEqual([]);
  });
});

const LATE_FEE = defineTable<number>()({
  name: 'Late fee',
  source: 'example',
  hitPolicy: 'unique',
  inputs: { paper: flag(), days: number(0, 400), filed: day('2026-01-01', '2026-12-31') },
  rows: [
    { when: { paper: true, filed: { to: '2026-06-30' } }, then: 1 },
    { when: { paper: true, filed: { from: '2026-07-01' } }, then: 2 },
    { when: { paper: false, days: { to: 30 } }, then: 3 },
    { when: { paper: false, days: { except: { to: 30 } } }, then: 4 },
  ],
});

describe('the verifier', () => {
  it('gives a missing row as a row to paste back', () => {
    expect(verify(without(LATE_FEE, 1))).toEqual([
      {
        kind: 'gap',
        rows: [],
        row: "{ when: { paper: true, filed: { from: '2026-07-01', to: '2026-12-31' } }, then: /* decide */ },",
      },
    ]);
  });

  it('finds a gap of a single day and an overlap of a single day', () => {
    const first = LATE_FEE.rows[0]!;
    const rest = LATE_FEE.rows.slice(1);
    const short = {
      ...LATE_FEE,
      rows: [{ ...first, when: { paper: true, filed: { to: '2026-06-29' } } }, ...rest],
    };
    const long = {
      ...LATE_FEE,
      rows: [{ ...first, when: { paper: true, filed: { to: '2026-07-01' } } }, ...rest],
    };
    expect(verify(short).map(({ row }) => row)).toEqual([
      "{ when: { paper: true, filed: '2026-06-30' }, then: /* decide */ },",
    ]);
    expect(verify(long)).toEqual([
      { kind: 'overlap', rows: [1, 2], row: "{ when: { paper: true, filed: '2026-07-01' }, then: 1 }," },
    ]);
  });

  it('finds a row that earlier rows always beat', () => {
    const table = defineTable<string>()({
      name: 'First',
      source: 'example',
      hitPolicy: 'first',
      inputs: { colour: choice(['red', 'green']) },
      rows: [
        { when: { colour: 'red' }, then: 'stop' },
        { when: {}, then: 'go' },
        { when: { colour: 'green' }, then: 'never' },
      ],
    });
    expect(verify(table)).toEqual([
      { kind: 'unreachable', rows: [3], row: "{ when: { colour: 'green' }, then: 'never' }," },
    ]);
  });

  it('throws above its budget rather than skip a cell', () => {
    expect(() => verify(LATE_FEE, 3)).toThrow(CellBudgetExceeded);
  });

  it.each([
    [{ paper: true, days: 0, filed: '2026-06-30' }, 1],
    [{ paper: true, days: 0, filed: '2026-07-01' }, 2],
    [{ paper: false, days: 30, filed: '2026-07-01' }, 3],
    [{ paper: false, days: 31, filed: '2026-07-01' }, 4],
    [{ paper: false, days: 400, filed: '2026-07-01' }, 4],
  ])('evaluates %j as %i', (facts, fee) => {
    expect(evaluate(LATE_FEE, facts)).toBe(fee);
  });

  it('refuses a fact outside of its domain', () => {
    expect(() => evaluate(LATE_FEE, { paper: false, days: 401, filed: '2026-07-01' })).toThrow(RangeError);
  });
});

import { ALL_TABLES } from '../all-tables';
import { choice, day, flag, number } from './domain';
import { evaluate } from './evaluate';
import { answerText } from './row-text';
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

/** A row as it was reported, read back the way it would be pasted; an outcome left open becomes the one given. */
const pasted = (row: string, decided: unknown): TableShape['rows'][number] =>
  new Function('decided', `return [${row.replace('/* decide */', 'decided')}][0];`)(decided);

describe.each(ALL_TABLES.map((table) => [table.name, table] as const))('%s', (_, table) => {
  it('has no gap, no overlap and no row that never wins', () => {
    expect(verify(table)).toEqual([]);
  });

  const rows = table.rows.map((row, place) => ({ row, place }));
  const keyOf = ({ then }: TableShape['rows'][number]): string => (table.collectKey ?? String)(then as never);
  // Rows that share an answer in a table that collects are held by the tests of that table.
  const isShared = (row: TableShape['rows'][number]): boolean =>
    table.hitPolicy === 'collect' && table.rows.filter((other) => keyOf(other) === keyOf(row)).length > 1;

  it('is refused when any row is doubled, and told as the row that is doubled', () => {
    const wrong = rows.filter(({ row, place }) => {
      const [finding, ...others] = verify(doubled(table, place));
      if (!finding || others.length > 0) return true;
      const again = pasted(finding.row, row.then);
      const swapped = { ...table, rows: table.rows.with(place, again) };
      return !finding.rows.includes(place + 2) || verify(swapped).length > 0;
    });
    expect(wrong).toEqual([]);
  });

  it('is refused when any row is deleted, and whole again with the row that is told', () => {
    const wrong = rows.filter(({ row, place }) => {
      if (isShared(row)) return false;
      const [finding, ...others] = verify(without(table, place));
      if (!finding || others.length > 0) return true;
      if (table.hitPolicy === 'collect') return finding.row !== answerText(keyOf(row));
      const completed = {
        ...table,
        rows: without(table, place).rows.toSpliced(place, 0, pasted(finding.row, row.then)),
      };
      return verify(completed).length > 0;
    });
    expect(wrong).toEqual([]);
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
      inputs: { color: choice(['red', 'green']) },
      rows: [
        { when: { color: 'red' }, then: 'stop' },
        { when: {}, then: 'go' },
        { when: { color: 'green' }, then: 'never' },
      ],
    });
    expect(verify(table)).toEqual([
      { kind: 'unreachable', rows: [3], row: "{ when: { color: 'green' }, then: 'never' }," },
    ]);
  });

  it('throws above its budget rather than skip a cell', () => {
    expect(() => verify(LATE_FEE, 3)).toThrow(CellBudgetExceeded);
    expect(() => verify(LATE_FEE, 3)).toThrow(
      expect.objectContaining({
        name: 'CellBudgetExceeded',
        message: 'Late fee: more than 3 different cells; divide the table',
      }),
    );
    expect(verify(LATE_FEE, 4)).toEqual([]);
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

import { choice, flag, number } from './domain';
import type { Finding } from './findings';
import type { HitPolicy, Row } from './table';
import { defineTable } from './table';
import { verify } from './verify';

const inputs = { paper: flag(), days: number(0, 9) };
const table = (hitPolicy: HitPolicy, rows: readonly Row<typeof inputs, string>[]) =>
  defineTable<string>()({ name: 'Late fee', source: 'example', hitPolicy, inputs, rows });
const defects = (rows: readonly Row<typeof inputs, string>[]): Finding[] => verify(table('unique', rows));

describe('what is wrong with a table', () => {
  it('is told by one row for a gap of several ranges', () => {
    const rows = [
      { when: { paper: false, days: { to: 4 } }, then: 'a' },
      { when: { paper: false, days: { from: 5 } }, then: 'b' },
      { when: { paper: true, days: 6 }, then: 'c' },
    ];
    const row =
      '{ when: { paper: true, days: [{ from: 0, to: 5 }, { from: 7, to: 9 }] }, then: /* decide */ },';
    expect(defects(rows)).toEqual([{ kind: 'gap', rows: [], row }]);
  });

  it('is told by a row for each gap that is a case of its own', () => {
    const rows = [
      { when: { paper: false, days: { from: 3 } }, then: 'a' },
      { when: { paper: true, days: { to: 7 } }, then: 'b' },
    ];
    expect(defects(rows)).toEqual([
      {
        kind: 'gap',
        rows: [],
        row: '{ when: { paper: false, days: { from: 0, to: 2 } }, then: /* decide */ },',
      },
      {
        kind: 'gap',
        rows: [],
        row: '{ when: { paper: true, days: { from: 8, to: 9 } }, then: /* decide */ },',
      },
    ]);
  });

  it('is told once for rows that collide, where they first do', () => {
    const rows = [
      { when: {}, then: 'a' },
      { when: {}, then: 'b' },
      { when: { paper: true, days: 7 }, then: 'c' },
    ];
    expect(defects(rows)).toEqual([
      { kind: 'overlap', rows: [1, 2], row: "{ when: { paper: false }, then: 'a' }," },
      { kind: 'overlap', rows: [1, 2, 3], row: "{ when: { paper: true, days: 7 }, then: 'a' }," },
    ]);
  });

  it('is not what lies beyond the domain', () => {
    const rows = [
      { when: { paper: false, days: { from: -3, to: 4 } }, then: 'a' },
      { when: { paper: false, days: { from: 5, to: 20 } }, then: 'b' },
      { when: { paper: true }, then: 'c' },
    ];
    expect(defects(rows)).toEqual([]);
  });

  it('is a row that nothing fits', () => {
    const rows = [
      { when: {}, then: 'a' },
      { when: { days: { from: 10 } }, then: 'b' },
      { when: { paper: undefined, days: 12 }, then: 'c' },
    ];
    expect(defects(rows)).toEqual([
      { kind: 'unreachable', rows: [2], row: "{ when: { days: { from: 10 } }, then: 'b' }," },
      { kind: 'unreachable', rows: [3], row: "{ when: { days: 12 }, then: 'c' }," },
    ]);
  });
});

describe('a gap that the rows cut into many cells', () => {
  const numbered = (count: number) => choice(Array.from({ length: count }, (_, place) => `${place}`));
  /** Lacks every row without paper, which its other rows cut into so many by so many cells. */
  const cutInto = (ones: number, others: number) => {
    const [one, other] = [numbered(ones), numbered(others)];
    const rows = [
      ...one.values.map((value) => ({ when: { one: value, paper: true }, then: 'a' })),
      ...other.values.map((value) => ({ when: { other: value, paper: true }, then: 'b' })),
      { when: { paper: true }, then: 'c' },
    ];
    return verify({ ...table('first', []), inputs: { one, other, paper: flag() }, rows });
  };
  const gapsOf = (found: readonly Finding[]) => found.filter(({ kind }) => kind === 'gap');

  it('is told by one row for a thousand cells', () => {
    expect(gapsOf(cutInto(25, 40)).map(({ row }) => row)).toEqual([
      '{ when: { paper: false }, then: /* decide */ },',
    ]);
  });

  it('is told cell by cell for more', () => {
    const gaps = gapsOf(cutInto(77, 13));
    expect(gaps).toHaveLength(1001);
    expect(gaps[0]?.row).toBe("{ when: { one: '0', other: '0', paper: false }, then: /* decide */ },");
  });
});

import { flag, number } from './domain';
import { evaluate } from './evaluate';
import type { Row } from './table';
import { defineTable } from './table';
import { verify } from './verify';

const inputs = { paper: flag(), days: number(0, 9) };
const notices = (rows: readonly Row<typeof inputs, string>[], answers?: readonly string[]) =>
  defineTable<string>()({ name: 'Notices', source: 'example', hitPolicy: 'collect', inputs, rows, answers });

const PAPER = { when: { paper: true }, then: 'paper' };
const LATE = { when: { days: { from: 5 } }, then: 'late' };

describe('a table of which every row that fits is collected', () => {
  it.each([
    [{ paper: false, days: 4 }, []],
    [{ paper: false, days: 5 }, ['late']],
    [{ paper: true, days: 4 }, ['paper']],
    [{ paper: true, days: 5 }, ['paper', 'late']],
  ])('gives for %j the answers %j', (facts, answers) => {
    expect(evaluate(notices([PAPER, LATE]), facts)).toEqual(answers);
  });

  it('may leave a cell without a row, and have no list of its answers', () => {
    expect(verify(notices([PAPER, LATE]))).toEqual([]);
    expect(verify(notices([PAPER, LATE], ['late', 'paper']))).toEqual([]);
  });

  it('must not give the same answer twice', () => {
    const early = { when: { days: { to: 5 } }, then: 'late' };
    expect(verify(notices([PAPER, LATE, early]))).toEqual([
      { kind: 'overlap', rows: [2, 3], row: "{ when: { days: 5 }, then: 'late' }," },
    ]);
    const before = { when: { days: { to: 4 } }, then: 'late' };
    expect(verify(notices([PAPER, LATE, before]))).toEqual([]);
  });

  it('reports an answer that no row gives', () => {
    expect(verify(notices([PAPER], ['paper', "agent's"]))).toEqual([
      { kind: 'gap', rows: [], row: "{ when: { /* decide */ }, then: 'agent\\'s' }," },
    ]);
  });

  it('reports the answer of a row that nothing fits', () => {
    const never = { when: { days: 10 }, then: 'late' };
    expect(verify(notices([PAPER, never], ['paper', 'late']))).toEqual([
      { kind: 'gap', rows: [], row: "{ when: { /* decide */ }, then: 'late' }," },
      { kind: 'unreachable', rows: [2], row: "{ when: { days: 10 }, then: 'late' }," },
    ]);
  });
});

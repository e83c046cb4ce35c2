import type { Cell, NumberDomain } from './domain';
import { choice, day, number } from './domain';
import { segment } from './segments';

/** The numbers, of those given, that a cell covers. */
const covered = (domain: NumberDomain, cell: Cell<NumberDomain>, facts: readonly number[]): number[] => {
  const segments = segment(domain, [cell]);
  const covers = segments.covers(cell);
  return facts.filter((fact) => covers[segments.locate(fact)]);
};

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('a cell of numbers', () => {
  it.each<[string, Cell<NumberDomain>, number[]]>([
    ['one number', 7, [7]],
    ['several numbers', [2, 7], [2, 7]],
    ['both ends of a range', { from: 3, to: 5 }, [3, 4, 5]],
    ['a range without an end', { from: 8 }, [8, 9]],
    ['a range without a beginning', { to: 1 }, [0, 1]],
    ['several ranges', [{ to: 1 }, { from: 4, to: 5 }, 9], [0, 1, 4, 5, 9]],
    ['all but one number', { except: 7 }, [0, 1, 2, 3, 4, 5, 6, 8, 9]],
    ['all but several ranges', { except: [{ to: 2 }, { from: 4 }] }, [3]],
    ['a range without ends', {}, DIGITS],
    ['a range that goes beyond both ends', { from: -3, to: 20 }, DIGITS],
  ])('covers %s', (_, cell, numbers) => {
    expect(covered(number(0, 9), cell, DIGITS)).toEqual(numbers);
  });

  it('counts in the steps of its domain', () => {
    const quarters = number(-0.5, 1, 0.25);
    const facts = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.25];
    expect(covered(quarters, { from: -0.25, to: 0.5 }, facts)).toEqual([-0.25, 0, 0.25, 0.5]);
    expect(covered(quarters, {}, facts)).toEqual(facts.slice(1, -1));
    expect(covered(number(0, 100, 25), { from: 50 }, [0, 25, 50, 75, 100, 125])).toEqual([50, 75, 100]);
  });
});

describe('the pieces of a domain', () => {
  it('begin where a cell begins, after a cell ends, and nowhere outside of the domain', () => {
    expect(segment(number(0, 9), [{ from: 3, to: 5 }, undefined]).count).toBe(3);
    expect(segment(number(0, 9), [{ from: -3, to: 20 }, { to: 9 }, { from: 0 }]).count).toBe(1);
    expect(segment(number(0, 9), []).count).toBe(1);
  });

  it('become a cell again', () => {
    const steps = segment(number(0, 100, 25), [25, 75]);
    expect([[0], [1], [2, 3], [0, 2], [0, 1, 3, 4]].map((pieces) => steps.cellOf(pieces))).toEqual([
      0,
      25,
      { from: 50, to: 75 },
      [0, 50],
      [
        { from: 0, to: 25 },
        { from: 75, to: 100 },
      ],
    ]);
    expect(steps.cellOf([0, 1, 2, 3, 4])).toBeUndefined();
  });

  it('become days again, over the end of a month and in a leap year', () => {
    const days = segment(day('2028-01-01', '2028-12-31'), ['2028-02-29', { from: '2028-12-31' }]);
    expect([[0], [1], [2], [3], [0, 1]].map((pieces) => days.cellOf(pieces))).toEqual([
      { from: '2028-01-01', to: '2028-02-28' },
      '2028-02-29',
      { from: '2028-03-01', to: '2028-12-30' },
      '2028-12-31',
      { from: '2028-01-01', to: '2028-02-29' },
    ]);
  });

  it('become the values of a choice again', () => {
    const colors = segment(choice(['red', 'green', '']), []);
    expect([[1], [2], [0, 2]].map((pieces) => colors.cellOf(pieces))).toEqual(['green', '', ['red', '']]);
    expect(colors.cellOf([0, 1, 2])).toBeUndefined();
  });
});

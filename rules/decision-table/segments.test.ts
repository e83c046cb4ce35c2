import fc from 'fast-check';
import { cellFits } from './cell';
import type { Cell, NumberDomain } from './domain';
import { choice, day, number } from './domain';
import { segment } from './segments';

describe('the pieces of a domain', () => {
  it('begin where a cell begins, after a cell ends, and nowhere outside of the domain', () => {
    expect(segment(number(0, 9), [{ from: 3, to: 5 }, undefined]).count).toBe(3);
    expect(segment(number(0, 9), [{ from: -3, to: 20 }, { to: 9 }, { from: 0 }]).count).toBe(1);
    expect(segment(number(0, 9), []).count).toBe(1);
  });

  it('become a cell again', () => {
    const numbers = segment(number(0, 4), [1, 3]);
    expect([[0], [1], [2, 3], [0, 2], [0, 1, 3, 4]].map((pieces) => numbers.cellOf(pieces))).toEqual([
      0,
      1,
      { from: 2, to: 3 },
      [0, 2],
      [
        { from: 0, to: 1 },
        { from: 3, to: 4 },
      ],
    ]);
    expect(numbers.cellOf([0, 1, 2, 3, 4])).toBeUndefined();
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

  it('are each covered as every value within them is', () => {
    const domain = number(0, 9);
    const digit = fc.integer({ min: -2, max: 11 });
    const range = fc.record({ from: digit, to: digit }, { requiredKeys: [] });
    const piece = fc.oneof(digit, range);
    const cell: fc.Arbitrary<Cell<NumberDomain>> = fc.oneof(
      piece,
      fc.array(piece),
      fc.record({ except: fc.oneof(piece, fc.array(piece)) }),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        const pieces = segment(domain, cells);
        // Cutting at each number as well gives pieces of one value each.
        const values = segment(domain, [...cells, ...Array(10).keys()]);
        const whole = (place: number) => pieces.cellOf([place]);
        for (const each of cells) {
          expect(values.covers(each)).toEqual([...Array(10).keys()].map((fact) => cellFits(each, fact)));
          pieces.covers(each).forEach((isCovered, place) => {
            const inside = [...Array(10).keys()].filter((fact) =>
              cellFits(whole(place) as typeof each, fact),
            );
            expect(inside.map((fact) => cellFits(each, fact))).toEqual(inside.map(() => isCovered));
          });
        }
      }),
    );
  });
});

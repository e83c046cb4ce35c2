import { cellFits } from './cell';
import type { Cell, DayDomain, NumberDomain } from './domain';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('a cell of numbers', () => {
  it.each<[string, Cell<NumberDomain> | undefined, number[]]>([
    ['one number', 7, [7]],
    ['several numbers', [2, 7], [2, 7]],
    ['both ends of a range', { from: 3, to: 5 }, [3, 4, 5]],
    ['a range without an end', { from: 8 }, [8, 9]],
    ['a range without a beginning', { to: 1 }, [0, 1]],
    ['several ranges', [{ to: 1 }, { from: 4, to: 5 }, 9], [0, 1, 4, 5, 9]],
    ['all but one number', { except: 7 }, [0, 1, 2, 3, 4, 5, 6, 8, 9]],
    ['all but several ranges', { except: [{ to: 2 }, { from: 4 }] }, [3]],
    ['a range without ends', {}, DIGITS],
    ['everything where it is left out', undefined, DIGITS],
    ['a range that goes beyond both ends', { from: -3, to: 20 }, DIGITS],
  ])('covers %s', (_, cell, numbers) => {
    expect(DIGITS.filter((digit) => cellFits(cell, digit))).toEqual(numbers);
  });
});

it('compares days by the calendar', () => {
  const days = ['2026-01-31', '2026-02-01', '2026-10-01', '2026-11-30'];
  const cell: Cell<DayDomain> = { from: '2026-02-01', to: '2026-10-01' };
  expect(days.filter((day) => cellFits(cell, day))).toEqual(days.slice(1, 3));
});

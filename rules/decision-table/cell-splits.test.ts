import { splitsOf } from './cell-splits';

it.each([
  ['a cell of one value', 'red', []],
  ['any value', undefined, []],
  ['all but one', { except: 'red' }, []],
  [
    'a list',
    ['red', 'green'],
    [
      { value: 'red', rest: ['green'] },
      { value: 'green', rest: ['red'] },
    ],
  ],
  [
    'a range',
    { from: 3, to: 5 },
    [
      { value: 3, rest: [{ from: 4, to: 5 }] },
      { value: 5, rest: [{ from: 3, to: 4 }] },
    ],
  ],
  ['a range of one value', { from: 3, to: 3 }, []],
  [
    'a range without an end, beside a number',
    [{ from: 8 }, 1],
    [
      { value: 8, rest: [1, { from: 9, to: undefined }] },
      { value: 1, rest: [{ from: 8 }] },
    ],
  ],
  ['a range of days', { to: '2026-03-01' }, [{ value: '2026-03-01', rest: [{ to: '2026-02-28' }] }]],
])('splits %s', (_, cell, splits) => {
  expect(splitsOf(cell as never)).toEqual(splits);
});

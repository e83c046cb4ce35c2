import { mergeCells } from './merge-cells';

it.each([
  ['nothing', [], []],
  [
    'two neighbors',
    [
      [[0], [1]],
      [[0], [2]],
    ],
    [[[0], [1, 2]]],
  ],
  [
    'the four quarters of a square',
    [
      [[0], [0]],
      [[1], [1]],
      [[0], [1]],
      [[1], [0]],
    ],
    [
      [
        [0, 1],
        [0, 1],
      ],
    ],
  ],
])('puts %s together', (_, blocks, merged) => {
  expect(mergeCells(blocks)).toEqual(merged);
});

it.each([
  [
    'two columns',
    [
      [[0], [0]],
      [[1], [1]],
    ],
  ],
  [
    'two columns of three',
    [
      [[0], [0], [0]],
      [[1], [1], [0]],
    ],
  ],
])('leaves apart what differs in %s', (_, blocks) => {
  expect(mergeCells(blocks)).toEqual(blocks);
});

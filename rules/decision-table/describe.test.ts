import { describe as describeTable } from './describe';
import { choice, day, flag, number } from './domain';
import { defineTable } from './table';

const TABLE = defineTable<unknown>()({
  name: 'Late fee',
  source: 'W9-money',
  hitPolicy: 'first',
  inputs: {
    color: choice(['red', 'green', '']),
    paper: flag(),
    days: number(0, 400),
    filed: day('2026-01-01', '2026-12-31'),
  },
  rows: [
    { when: { color: 'red', paper: true, days: { to: 30 }, filed: { from: '2026-07-01' } }, then: 5 },
    {
      when: { color: ['red', ''], paper: false, days: { from: 1, to: 3 } },
      then: { page: 'down', codes: [1] },
    },
    { when: { color: { except: ['red', 'green'] }, days: 7 }, then: true },
    { when: {}, then: null },
  ],
});

it('tells the input clauses with what each may be', () => {
  const { rows: _, ...head } = describeTable(TABLE);
  expect(head).toEqual({
    name: 'Late fee',
    source: 'W9-money',
    hitPolicy: 'first',
    inputs: [
      { name: 'color', values: 'red, green, (none)' },
      { name: 'paper', values: 'yes, no' },
      { name: 'days', values: '0 to 400' },
      { name: 'filed', values: '2026-01-01 to 2026-12-31' },
    ],
  });
});

it('tells each row in the order of the columns, with a dash for any', () => {
  expect(describeTable(TABLE).rows).toEqual([
    { cells: ['red', 'yes', 'up to 30', 'from 2026-07-01'], outcome: '5' },
    { cells: ['red, (none)', 'no', '1 to 3', '-'], outcome: "{ page: 'down', codes: [1] }" },
    { cells: ['not red, green', '-', '7', '-'], outcome: 'yes' },
    { cells: ['-', '-', '-', '-'], outcome: 'none' },
  ]);
});

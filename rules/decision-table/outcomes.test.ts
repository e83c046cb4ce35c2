import { flag } from './domain';
import type { OutcomeDomain } from './domain';
import { defineTable } from './table';
import { verify } from './verify';

const faultOf = (outcome: OutcomeDomain | undefined, then: unknown): string | undefined =>
  verify(
    defineTable<unknown>()({
      name: 'Fee',
      source: 'example',
      hitPolicy: 'unique',
      inputs: { late: flag() },
      outcome,
      rows: [
        { when: { late: true }, then },
        { when: { late: false }, then: null },
      ],
    }),
  ).find(({ kind }) => kind === 'outcome')?.row;

it.each<[OutcomeDomain | undefined, unknown]>([
  ['dollars', 0],
  ['dollars', 25],
  ['sentence', 'Enter a name.'],
  ['part', 'Error - '],
  ['part', ''],
  [undefined, -25],
])('takes for %s the outcome %j', (domain, outcome) => {
  expect(faultOf(domain, outcome)).toBeUndefined();
});

it.each<[OutcomeDomain, unknown, string]>([
  ['dollars', -25, 'whole dollars, 0 or more'],
  ['dollars', 25.5, 'whole dollars, 0 or more'],
  ['dollars', '25', 'whole dollars, 0 or more'],
  ['sentence', 'Enter a name\u2026', 'a text of plain characters, without blanks at its ends'],
  ['sentence', ' Enter a name.', 'a text of plain characters, without blanks at its ends'],
  ['sentence', '', 'a text of plain characters, without blanks at its ends'],
  ['part', 'Error \u2013 ', 'a text of plain characters, or none'],
])('refuses for %s the outcome %j, and says what it has to be', (domain, outcome, wanted) => {
  expect(faultOf(domain, outcome)).toBe(wanted);
});

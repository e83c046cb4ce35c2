import { feeOf } from './fees';
import { isAfterDueMonth } from './late-report';
import { formatMoney } from './money';

it.each([
  ['llc', 50, 50],
  ['dpc', 50, 50],
  ['dnc', 50, 50],
  ['dc55', 50, 50],
  ['dc56', 50, 50],
  ['report', 25, 75],
  ['amend', 25, 25],
  ['reinstate', 100, 100],
  ['cure', 100, 100],
  ['chgpoa', 10, 10],
  ['chgra', 10, 10],
] as const)('prices %s at %d dollars, and at %d after a due month', (filingType, inTime, late) => {
  expect(feeOf({ filingType })).toBe(inTime);
  expect(feeOf({ filingType, isAfterDueMonth: false })).toBe(inTime);
  expect(feeOf({ filingType, isAfterDueMonth: true })).toBe(late);
});

it.each([
  ['', '2026-11-20T16:00:00Z'],
  ['2026-02-30', '2026-11-20T16:00:00Z'],
  ['2026-10-31', 'soon'],
])('finds no report late without two days: %s and %s', (dueDay, now) => {
  expect(isAfterDueMonth(dueDay, now)).toBe(false);
});

it('finds a report late by the clock of the office, not by that of Greenwich', () => {
  expect(isAfterDueMonth('2026-11-30', '2026-12-01T06:59:59Z')).toBe(false);
  expect(isAfterDueMonth('2026-11-30', '2026-12-01T07:00:00Z')).toBe(true);
});

it.each([
  [0, '$0.00'],
  [50, '$50.00'],
  [1250, '$1,250.00'],
  [1234567, '$1,234,567.00'],
])('writes %d dollars as %s', (dollars, text) => expect(formatMoney(dollars)).toBe(text));

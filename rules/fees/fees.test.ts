import { feeOf } from './fees';
import { formatMoney } from './money';

it('prices a late report above one in time', () => {
  expect(feeOf({ filingType: 'llc' })).toBe(50);
  expect(feeOf({ filingType: 'report' })).toBe(25);
  expect(feeOf({ filingType: 'report', isAfterDueMonth: true })).toBe(75);
});

it.each([
  [0, '$0.00'],
  [50, '$50.00'],
  [1250, '$1,250.00'],
  [1234567, '$1,234,567.00'],
])('writes %d dollars as %s', (dollars, text) => expect(formatMoney(dollars)).toBe(text));

import type { Receipt } from '../receipt/receipt-slice';
import { transactionValues } from './finished-filings';

const RECEIVED = '2026-11-28T21:08:00.000Z';
const DECIDED = '2026-11-30T16:00:00.000Z';
const LATER = '2026-12-15T07:00:00.000Z';
const approved = { state: 'approved', decidedAt: DECIDED } as const;

const kept = (facts: Partial<Receipt>) =>
  transactionValues({ adminFraudCheck: false, dateTime: RECEIVED, ...facts } as Receipt).effectiveDate;

// The clock of the page that reads it may lag behind these moments.
test.each([
  ['took effect when it was received', { effectiveDate: RECEIVED }, ''],
  ['took effect when it was approved', { effectiveDate: DECIDED, review: approved }, ''],
  ['takes effect later', { effectiveDate: LATER }, LATER],
  ['was approved and takes effect later', { effectiveDate: LATER, review: approved }, LATER],
  ['waits for the office', {}, ''],
])('a day to come is kept of a filing only where there is one: it %s', (_, facts, day) => {
  expect(kept(facts)).toBe(day);
});

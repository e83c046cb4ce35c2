import { effectRows } from './effect-rows';

const FILED = '2026-11-20T19:05:00.000Z';
const LATER = '2026-12-01T07:00:00.000Z';
const facts = { dateTime: FILED, effectiveDate: '', adminFraudCheck: false };

it.each([
  ['took effect at once', {}, FILED, ['On record and in effect', '11/20/2026 12:05 PM MST']],
  [
    'waits for its day',
    { effectiveDate: LATER },
    FILED,
    ['On record, not yet in effect', '12/01/2026 12:00 AM MST'],
  ],
  [
    'reaches its day',
    { effectiveDate: LATER },
    LATER,
    ['On record and in effect', '12/01/2026 12:00 AM MST'],
  ],
  [
    'waits for staff and for a day',
    { adminFraudCheck: true, requestedEffect: LATER },
    FILED,
    ['Queued for review: not on record', '12/01/2026 12:00 AM MST'],
  ],
  [
    'was approved after its day',
    { effectiveDate: FILED, requestedEffect: LATER },
    LATER,
    ['On record and in effect', '11/20/2026 12:05 PM MST', '12/01/2026 12:00 AM MST'],
  ],
  [
    'was approved before its day',
    { effectiveDate: LATER, requestedEffect: LATER },
    FILED,
    ['On record, not yet in effect', '12/01/2026 12:00 AM MST'],
  ],
  ['waits for staff', { adminFraudCheck: true }, LATER, ['Queued for review: not on record']],
  [
    'was rejected',
    { adminFraudCheck: true, review: { state: 'rejected' as const } },
    LATER,
    ['Rejected: not on record'],
  ],
])('a filing that %s has its state and the moment of its effect', (_, change, at, values) => {
  expect(effectRows({ ...facts, ...change }, at).map(({ value }) => value)).toEqual(values);
});

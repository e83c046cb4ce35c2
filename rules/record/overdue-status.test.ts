import { nextOverdueStatus, overdueStatuses, REPORTING_STATUSES } from './overdue-status';

const becomes = (statusCode: string, now: string, due = '2027-05-31') =>
  overdueStatuses(statusCode, due, now).map((change) => `${change.statusCode} ${change.day}`);

it.each([
  // Midnight in Denver is 6:00 in UTC in summer.
  ['2027-06-01T05:59:59Z', []],
  ['2027-06-01T06:00:00Z', ['NONCOMP 2027-06-01']],
  ['2027-08-01T05:59:59Z', ['NONCOMP 2027-06-01']],
  ['2027-08-01T06:00:00Z', ['NONCOMP 2027-06-01', 'DQQ 2027-08-01']],
  ['2031-01-01T00:00:00Z', ['NONCOMP 2027-06-01', 'DQQ 2027-08-01']],
])('an entity in good standing by %s', (now, expected) => {
  expect(becomes('GOOD', now)).toEqual(expected);
  expect(becomes('EXIST', now)).toEqual(expected);
});

it('an entity becomes noncompliant in standard time and delinquent in daylight saving time', () => {
  expect(becomes('GOOD', '2027-03-01T06:59:59Z', '2027-02-28')).toEqual([]);
  expect(becomes('GOOD', '2027-03-01T07:00:00Z', '2027-02-28')).toEqual(['NONCOMP 2027-03-01']);
  expect(becomes('NONCOMP', '2027-05-01T05:59:59Z', '2027-02-28')).toEqual([]);
  expect(becomes('NONCOMP', '2027-05-01T06:00:00Z', '2027-02-28')).toEqual(['DQQ 2027-05-01']);
});

it.each(['DQQ', 'VDISS', 'DELAYED', 'nothing'])('the status %s stays', (statusCode) => {
  expect(nextOverdueStatus(statusCode, '2020-05-31')).toBeNull();
});

it('nothing is overdue without a due day', () => {
  expect(becomes('GOOD', '2027-06-01T06:00:00Z', '')).toEqual([]);
});

it('the statuses that a missing report changes are those that may file one', () => {
  expect(REPORTING_STATUSES).toEqual(['GOOD', 'EXIST', 'NONCOMP']);
});

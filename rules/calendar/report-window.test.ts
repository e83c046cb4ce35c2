import { formatLongDay } from './format-day';
import { officeDay } from './office-time';
import { reportDueDate } from './report-due';
import { followingReportDue, reportState, reportWindow } from './report-window';

describe('window of a periodic report', () => {
  it.each([
    // Report month, due day, opens, late from, delinquent from.
    ['March', '2027-05-31', '2027-01-01', '2027-06-01', '2027-08-01'],
    ['January', '2027-03-31', '2026-11-01', '2027-04-01', '2027-06-01'],
    ['December', '2027-02-28', '2026-10-01', '2027-03-01', '2027-05-01'],
    ['December of a leap year', '2028-02-29', '2027-10-01', '2028-03-01', '2028-05-01'],
    ['October', '2026-12-31', '2026-08-01', '2027-01-01', '2027-03-01'],
    ['February', '2027-04-30', '2026-12-01', '2027-05-01', '2027-07-01'],
  ])('of an entity formed in %s, due %s', (_month, due, opens, lateFrom, delinquentFrom) => {
    expect(reportWindow(due)).toEqual({ opens, due, lateFrom, delinquentFrom });
  });

  it.each(['', '2027-02-30', 'soon'])('is none without a due day (%s)', (due) => {
    expect(reportWindow(due)).toBeNull();
  });

  it('fits the due day that the formation gives', () => {
    const due = reportDueDate('2010-03-15', '2026-11-20T19:00:00Z');
    expect(reportWindow(due)?.opens).toBe('2027-01-01');
  });

  it.each([
    // Midnight in Denver is 7:00 in UTC in winter, 6:00 in summer.
    ['2027-01-01T06:59:59Z', 'tooEarly'],
    ['2027-01-01T07:00:00Z', 'open'],
    ['2027-06-01T05:59:59Z', 'open'],
    ['2027-06-01T06:00:00Z', 'late'],
    ['2027-08-01T05:59:59Z', 'late'],
    ['2027-08-01T06:00:00Z', 'delinquent'],
  ])('stands by the office clock: %s', (now, expected) => {
    const window = reportWindow('2027-05-31');
    expect(window && reportState(window, officeDay(now))).toBe(expected);
  });
});

it.each([
  ['2026-11-30', '2027-11-30'],
  ['2026-12-31', '2027-12-31'],
  ['2027-02-28', '2028-02-29'],
  ['2028-02-29', '2029-02-28'],
  ['soon', ''],
])('gives the report after that of %s the due day %s', (due, following) => {
  expect(followingReportDue(due)).toBe(following);
});

it.each([
  ['2027-01-01', 'January 1, 2027'],
  ['2026-12-31', 'December 31, 2026'],
  ['2026-13-01', ''],
  ['soon', ''],
])('says the day %s in words', (day, words) => {
  expect(formatLongDay(day)).toBe(words);
});

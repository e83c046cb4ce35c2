import { idleState } from '../access/session/idle-state';
import { leaseOf } from '../admin/pending/review-lock';
import { isPasscodeExpired } from '../agent/passcodes/passcode-expiry';
import { formatOfficeDateTime, officeDay } from './office-time';
import { nextOfficeMidnight, officeMidnight } from './office-midnight';
import { overdueStatuses } from '../record/overdue-status';
import { reportState, reportWindow } from './report-window';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (instant: string, later = 0) => new Date(Date.parse(instant) + later).toISOString();

/** The hour that Denver's clock shows twice in autumn, and the one that it skips in spring. */
const CHANGES = {
  'the doubled hour': { before: '2027-11-07T07:30:00Z', shown: '11/07/2027 01:30 AM MDT' },
  'the doubled hour, the second time': { before: '2027-11-07T08:30:00Z', shown: '11/07/2027 01:30 AM MST' },
  'the skipped hour': { before: '2027-03-14T08:30:00Z', shown: '03/14/2027 01:30 AM MST' },
  'after the skipped hour': { before: '2027-03-14T09:30:00Z', shown: '03/14/2027 03:30 AM MDT' },
} as const;

describe.each(Object.entries(CHANGES))('in %s', (_, { before, shown }) => {
  it('a time is shown with its zone', () => expect(formatOfficeDateTime(before)).toBe(shown));

  it('two hours without activity are two hours that have passed', () => {
    const idle = (later: number) => idleState(Date.parse(at(before, later)) - Date.parse(before));
    expect([idle(118 * MINUTE - 1), idle(118 * MINUTE), idle(120 * MINUTE)]).toEqual([
      'active',
      'warned',
      'timedOut',
    ]);
  });

  it('a lock lasts as long as on any other day', () => {
    const lock = (renewedAt: string) => ({ lockUserId: 'kim', lockedAt: renewedAt, renewedAt }) as never;
    const ordinary = '2027-06-01T18:00:00Z';
    for (let minutes = 0; minutes <= 180; minutes += 1) {
      const later = minutes * MINUTE;
      expect(leaseOf(lock(before), at(before, later))).toBe(leaseOf(lock(ordinary), at(ordinary, later)));
    }
  });
});

it.each([
  ['in spring', '2027-03-14', 23],
  ['in autumn', '2027-11-07', 25],
  ['on another day', '2027-06-01', 24],
])('the day of the office %s has its hours', (_, day, hours) => {
  const begins = officeMidnight(day);
  expect((nextOfficeMidnight(new Date(begins).toISOString()) - begins) / HOUR).toBe(hours);
  for (let hour = 0; hour < hours; hour += 1)
    expect(officeDay(new Date(begins + hour * HOUR).toISOString())).toBe(day);
});

it.each([
  ['in winter', '2027-02-28', '2027-03-01T06:59:59Z'],
  ['before the clock goes back', '2027-10-31', '2027-11-01T05:59:59Z'],
  ['after it has gone back', '2027-11-30', '2027-12-01T06:59:59Z'],
  ['after it has gone ahead', '2027-03-31', '2027-04-01T05:59:59Z'],
])('a report that is due %s is on time until the last second of its day in Denver', (_, dueDay, last) => {
  const window = reportWindow(dueDay);
  if (window === null) throw new Error('There is no such due day.');
  expect(reportState(window, officeDay(last))).toBe('open');
  expect(reportState(window, officeDay(at(last, 1000)))).toBe('late');
  expect(overdueStatuses('GOOD', dueDay, last)).toEqual([]);
  expect(overdueStatuses('GOOD', dueDay, at(last, 1000))).toHaveLength(1);
});

it.each([
  ['across the change in autumn', '2027-10-01T18:00:00Z', '2027-11-16T06:59:59Z'],
  ['across the change in spring', '2027-02-01T18:00:00Z', '2027-03-19T05:59:59Z'],
])('a passcode that was issued 45 days %s lasts until midnight in Denver', (_, issued, last) => {
  expect(isPasscodeExpired(issued, last)).toBe(false);
  expect(isPasscodeExpired(issued, at(last, 1000))).toBe(true);
});

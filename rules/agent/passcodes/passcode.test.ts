import { DateTime } from 'luxon';
import { OFFICE_ZONE } from '../../calendar/office-zone';
import { emptyFiling } from '../../filing/empty-filing';
import { emptyRegisteredAgent } from '../../filing/empty-agent';
import { isPasscodeExpired, passcodeLastDay } from './passcode-expiry';
import { passcodeRequestRules } from './passcode-request';

it.each([
  ['', '2026-11-20T16:00:00Z'],
  ['2026-11-20T16:00:00Z', ''],
  ['soon', 'later'],
  ['2026-11-20T16:00:00Z', '+123456-01-01T00:00:00Z'],
])('counts a passcode of %j as expired at %j', (issued, now) => {
  expect(isPasscodeExpired(issued, now)).toBe(true);
});

it('does not expire before it was issued, whatever clock says so', () => {
  expect(isPasscodeExpired('2026-11-20T16:00:00Z', '2026-11-19T16:00:00Z')).toBe(false);
  expect(isPasscodeExpired('1990-01-01T16:00:00Z', '2026-11-20T16:00:00Z')).toBe(true);
});

it('names no last day of a time that cannot be read', () => {
  expect(passcodeLastDay('soon')).toBe('');
});

it('agrees with another calendar at every hour of two years', () => {
  const begin = DateTime.fromISO('2026-01-01T00:30', { zone: OFFICE_ZONE });
  for (let hours = 0; hours < 2 * 366 * 24; hours += 7) {
    const issued = begin.plus({ hours });
    const end = issued.plus({ days: 45 }).endOf('day');
    const at = (moment: DateTime) =>
      isPasscodeExpired(issued.toUTC().toISO() ?? '', moment.toUTC().toISO() ?? '');
    expect([at(end), at(end.plus({ milliseconds: 1 }))]).toEqual([false, true]);
  }
});

it('finds every problem of a request with nothing in it', () => {
  const { nameValues, addressValues } = emptyRegisteredAgent();
  const problems = passcodeRequestRules.problems(
    { nameValues, addressValues },
    { filing: emptyFiling(), now: '2026-11-20T16:00:00Z' },
  );
  expect(problems.map(({ path }) => path)).toEqual([
    'nameValues.name.firstName',
    'nameValues.name.lastName',
    'addressValues.streetAddress.address1',
    'addressValues.streetAddress.city',
    'addressValues.streetAddress.zip',
    'addressValues.isSameAsStreetAddressChecked',
  ]);
});

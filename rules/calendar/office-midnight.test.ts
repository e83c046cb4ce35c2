import { nextOfficeMidnight, officeMidnight } from './office-midnight';

const iso = (instant: number) => new Date(instant).toISOString();

it.each([
  ['2027-03-14', '2027-03-14T07:00:00.000Z'],
  ['2027-03-15', '2027-03-15T06:00:00.000Z'],
  ['2026-11-01', '2026-11-01T06:00:00.000Z'],
  ['2026-11-02', '2026-11-02T07:00:00.000Z'],
])('the office begins %s at %s', (day, instant) => expect(iso(officeMidnight(day))).toBe(instant));

it.each([
  ['2027-03-14T06:59:59Z', '2027-03-14T07:00:00.000Z'],
  ['2027-03-14T07:00:00Z', '2027-03-15T06:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T07:00:00.000Z'],
])('at %s the next day begins at %s', (now, instant) => expect(iso(nextOfficeMidnight(now))).toBe(instant));

it('knows no midnight of text that is not a day', () => expect(officeMidnight('soon')).toBeNaN());

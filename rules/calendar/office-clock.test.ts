import fc from 'fast-check';
import { DateTime } from 'luxon';
import { isDay, officeInstants, plusDays, readOfficeClock } from './office-clock';
import { formatOfficeDateTime, officeDay, officeIso } from './office-time';
import { OFFICE_ZONE } from './office-zone';

const RUNS = { numRuns: 500 };
const shown = (instant: number) => DateTime.fromMillis(instant, { zone: OFFICE_ZONE, locale: 'en-US' });
const instants = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2100, 0) });
const days = instants.map((instant) => shown(instant).toFormat('yyyy-MM-dd'));
/** The days on which the clock changes, and their neighbors. */
const changes = fc
  .tuple(fc.integer({ min: 2007, max: 2099 }), fc.constantFrom('03', '11'), fc.integer({ min: 1, max: 15 }))
  .map(([year, month, day]) => `${year}-${month}-${String(day).padStart(2, '0')}`);
const times = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });

describe("the office's clock agrees with luxon", () => {
  it('at every instant', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const time = shown(instant);
        const iso = new Date(instant).toISOString();
        expect(readOfficeClock(instant)).toEqual({
          day: time.toFormat('yyyy-MM-dd'),
          hour: time.hour,
          minute: time.minute,
          offset: time.offset * 60_000,
          zoneName: time.toFormat('ZZZZ'),
        });
        expect(officeDay(iso)).toBe(time.toISODate());
        expect(formatOfficeDateTime(iso)).toBe(time.toFormat('MM/dd/yyyy hh:mm a ZZZZ'));
        expect(officeIso(instant)).toBe(time.startOf('second').toISO({ suppressMilliseconds: true }));
      }),
      RUNS,
    );
  });

  it('on the instants of a time, also in skipped and doubled hours', () => {
    fc.assert(
      fc.property(fc.oneof(days, changes), times, (day, time) => {
        const moment = DateTime.fromISO(day, { zone: OFFICE_ZONE }).set(time);
        const isShown = moment.hour === time.hour && moment.minute === time.minute;
        const expected = isShown ? moment.getPossibleOffsets().map((each) => each.toMillis()) : [];
        expect(officeInstants(day, time)).toEqual(expected.sort((one, other) => one - other));
      }),
      RUNS,
    );
  });

  it('on days so far ahead', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, ahead) => {
        expect(plusDays(day, ahead)).toBe(DateTime.fromISO(day).plus({ days: ahead }).toISODate());
      }),
      RUNS,
    );
  });

  it('on what is a day', () => {
    const numbers = fc.tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(numbers, ([year, month, day]) => {
        const text = [
          String(year).padStart(4, '0'),
          String(month).padStart(2, '0'),
          String(day).padStart(2, '0'),
        ].join('-');
        expect(isDay(text)).toBe(DateTime.fromISO(text).isValid);
      }),
      RUNS,
    );
  });
});

describe('text that is not an instant', () => {
  it.each(['', 'tomorrow', '2026-13-01T00:00:00Z', '-271821-04-20T00:00:00Z'])(
    '%p has no day and no display',
    (text) => {
      expect(officeDay(text)).toBe('');
      expect(formatOfficeDateTime(text)).toBe('');
    },
  );

  it.each(['', 'soon', '2027-02-30', '+010000-01'])('%p is not a day, and has no days after it', (text) => {
    expect(isDay(text)).toBe(false);
    expect(plusDays(text, 1)).toBe('');
    expect(officeInstants(text, { hour: 14, minute: 6 })).toEqual([]);
  });

  it('has no reading', () => {
    expect(readOfficeClock(NaN)).toBeNull();
    expect(readOfficeClock(9e15)).toBeNull();
    expect(officeIso(NaN)).toBe('');
  });
});

describe('years that are written with four digits', () => {
  it.each([
    ['0001-06-01T19:00:00Z', '0001-06-01'],
    ['0987-06-01T19:00:00Z', '0987-06-01'],
    ['9999-06-01T19:00:00Z', '9999-06-01'],
  ])('%s is on a day', (instant, day) => {
    expect(officeDay(instant)).toBe(day);
  });

  it.each(['-000001-06-01T19:00:00Z', '+010000-06-01T19:00:00Z'])('%s is on none', (instant) => {
    expect(officeDay(instant)).toBe('');
  });

  it('last until the last minute of the office', () => {
    expect(officeInstants('9999-12-31', { hour: 23, minute: 59 })).toEqual([
      Date.parse('+010000-01-01T06:59:00Z'),
    ]);
  });
});

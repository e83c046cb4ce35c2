import fc from 'fast-check';
import type { EffectiveDateValues } from '#rules';
import {
  capEffectiveDate,
  effectiveDateOutcome,
  emptyFiling,
  formatDay,
  formatOfficeDateTime,
  officeDay,
  plusDays,
  receiptDateTime,
  withEffectiveDateTime,
} from '#rules';
import { parseDay, parseTime } from '../../rules/effective-date/effective-moment';
import { officeIso } from '../../rules/calendar/office-time';
import { holds } from './runs';
import { anyText } from './texts';

const instant = fc
  .date({ min: new Date('2007-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Around the hours in which the clock changes, where days have 23 or 25 hours. */
const aroundChange = fc
  .tuple(fc.integer({ min: 2007, max: 2098 }), fc.constantFrom('03', '11'), fc.integer({ min: 1, max: 14 }))
  .chain(([year, month, day]) =>
    fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
      const start = Date.parse(`${year}-${month}-${String(day).padStart(2, '0')}T00:00:00Z`);
      return new Date(start + minute * 60_000).toISOString();
    }),
  );
const now = fc.oneof(instant, aroundChange);
const ahead = fc.integer({ min: -400, max: 400 });
const time = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 59 }), fc.constantFrom('am', 'pm'))
  .map(
    ([hour, minute, half]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')} ${half}`,
  );

const delayed = (date: string, at: string): EffectiveDateValues => ({
  ...emptyFiling().effectiveDateValues,
  effectiveAtTimeOfFilingRadio: 'N',
  effectiveDateAsEntered: date,
  effectiveTime: at,
});

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('effective dates', () => {
  test('a date that was capped is never more than 90 days ahead, and stands', () => {
    holds(
      fc.property(now, ahead, fc.oneof(time, fc.constant('')), (at, days, typed) => {
        const entered = delayed(formatDay(plusDays(officeDay(at), days)), typed);
        const capped = capEffectiveDate(entered, at);
        const day = parseDay(capped.effectiveDateAsEntered) ?? '';
        expect(daysBetween(officeDay(at), day)).toBe(90);
        if (capped.effectiveDateTime) expect(officeDay(capped.effectiveDateTime)).toBe(day);
        // A time that the clock skips on that day is the one thing that capping cannot correct.
        const isSkipped = capped.effectiveDateTime === '';
        expect(effectiveDateOutcome(capped, at)).toBe(isSkipped ? 'timeInvalid' : 'delayed');
      }),
    );
  });

  test('a date is too late exactly from the 91st day on', () => {
    holds(
      fc.property(now, ahead, (at, days) => {
        const outcome = effectiveDateOutcome(delayed(formatDay(plusDays(officeDay(at), days)), ''), at);
        expect(outcome === 'tooLate').toBe(days > 90);
        expect(outcome === 'datePast').toBe(days < 0);
      }),
    );
  });

  test('what is accepted lies ahead, at most 90 days, and reads as it was typed', () => {
    holds(
      fc.property(now, ahead, time, (at, days, typed) => {
        const entered = delayed(formatDay(plusDays(officeDay(at), days)), typed);
        if (effectiveDateOutcome(entered, at) !== 'delayed') return;
        const { effectiveDateTime, effectiveDateTimeDisplay } = withEffectiveDateTime(entered, at);
        expect(Date.parse(effectiveDateTime)).toBeGreaterThan(Date.parse(at));
        expect(daysBetween(officeDay(at), officeDay(effectiveDateTime))).toBeLessThanOrEqual(90);
        const shown = `${entered.effectiveDateAsEntered} ${typed.toUpperCase()}`;
        expect(effectiveDateTimeDisplay.startsWith(shown)).toBe(true);
      }),
    );
  });
});

describe('reading and showing', () => {
  test('a day that is shown reads as the same day', () => {
    holds(
      fc.property(now, (at) => {
        expect(parseDay(formatDay(officeDay(at)))).toBe(officeDay(at));
      }),
    );
  });

  test('an instant that is written with the office’s offset is the same instant', () => {
    holds(
      fc.property(now, (at) => {
        const second = Math.floor(Date.parse(at) / 1000) * 1000;
        const written = officeIso(second);
        expect(Date.parse(written)).toBe(second);
        expect(officeDay(written)).toBe(written.slice(0, 10));
        expect(formatOfficeDateTime(written).startsWith(receiptDateTime(written))).toBe(true);
        expect(receiptDateTime(written)).toMatch(/^\d\d\/\d\d\/\d{4} (0[1-9]|1[0-2]):[0-5]\d [AP]M$/);
      }),
    );
  });

  test('a time that is read is one of the day, and other text is none', () => {
    holds(
      fc.property(time, (typed) => {
        const { hour, minute } = parseTime(typed) ?? { hour: -1, minute: -1 };
        const half = hour < 12 ? 'am' : 'pm';
        const shown = `${String(hour % 12 || 12).padStart(2, '0')}:${String(minute).padStart(2, '0')} ${half}`;
        expect(shown).toBe(typed);
      }),
    );
    holds(
      fc.property(anyText, (text) => {
        const read = parseTime(text);
        if (read) expect(text.trim()).toMatch(/^\d\d:\d\d ?[ap]m$/i);
        const day = parseDay(text);
        if (day) expect(officeDay(`${day}T12:00:00Z`)).toBe(day);
      }),
    );
  });
});

import { currentLanguage } from '../../language/translate';

/** Days are ISO 8601 dates, `YYYY-MM-DD`; no time zone is involved. */
type Unit = 'day' | 'month';

const toTime = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (time: Date): string => time.toISOString().slice(0, 10);

/** A day some days or months away; in a shorter month its last day. */
export function addTo(day: string, count: number, unit: Unit = 'day'): string {
  const time = toTime(day);
  if (unit === 'day') {
    time.setUTCDate(time.getUTCDate() + count);
    return toDay(time);
  }
  const dayOfMonth = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(dayOfMonth, lastDay));
  return toDay(time);
}

/** 0 for Sunday. */
export const weekday = (day: string): number => toTime(day).getUTCDay();

/** The weeks of a day's month, Sunday first; null where a week reaches into another month. */
export function monthWeeks(day: string): (string | null)[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = addTo(first, -weekday(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const each = addTo(start, week * 7 + place);
      return each.startsWith(first.slice(0, 7)) ? each : null;
    }),
  );
  return weeks.filter((week) => week.some(Boolean));
}

/** The day itself, or the nearest end of the range. */
export const clampDay = (day: string, min = '', max = '9999-12-31'): string =>
  day < min ? min : day > max ? max : day;

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${currentLanguage()}-US`, { ...options, timeZone: 'UTC' });

/** `Friday, November 20, 2026` */
export const dayName = (day: string): string =>
  format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }).format(toTime(day));

/** `November 2026` */
export const monthName = (day: string): string =>
  format({ year: 'numeric', month: 'long' }).format(toTime(day));

/** `mm/dd/yyyy` as an ISO date; empty for anything that is not a date. */
export function parseTyped(text: string): string {
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = toTime(day);
  return Number.isNaN(time.getTime()) || toDay(time) !== day ? '' : day;
}

/** An ISO date as `mm/dd/yyyy`. */
export const formatTyped = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Where each key of the date grid leads; the shifted ones are named with a plus. */
const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addTo(day, -1),
  ArrowRight: (day) => addTo(day, 1),
  ArrowUp: (day) => addTo(day, -7),
  ArrowDown: (day) => addTo(day, 7),
  Home: (day) => addTo(day, -weekday(day)),
  End: (day) => addTo(day, 6 - weekday(day)),
  PageUp: (day) => addTo(day, -1, 'month'),
  PageDown: (day) => addTo(day, 1, 'month'),
  'Shift+PageUp': (day) => addTo(day, -12, 'month'),
  'Shift+PageDown': (day) => addTo(day, 12, 'month'),
};

/** The day that a key leads to, or nothing for a key that the grid leaves to the browser. */
export const dayAfterKey = (day: string, key: string, shift: boolean): string | undefined =>
  moves[shift ? `Shift+${key}` : key]?.(day);

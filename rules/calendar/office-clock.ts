import { OFFICE_ZONE } from './office-zone';

/** Hour 0-23 and minute of the office's clock. */
export interface TimeOfDay {
  hour: number;
  minute: number;
}

/** What the office's clock shows at an instant. */
export interface OfficeReading extends TimeOfDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** Milliseconds by which the clock is ahead of UTC; negative in Denver. */
  offset: number;
  /** `MST` or `MDT` */
  zoneName: string;
}

const FORMAT = {
  timeZone: OFFICE_ZONE,
  hourCycle: 'h23',
  era: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const;
const MINUTE = 60_000;
const DAY = 86_400_000;

let format: Intl.DateTimeFormat | undefined;

/**
 * The office's clock at an instant, by Intl: pages that reckon with dates are to load without a calendar library, which
 * would be a seventh of them. The tests compare it with luxon.
 * @param instant milliseconds since 1970; null is answered when it is no instant of our era
 */
export const readOfficeClock = (instant: number): OfficeReading | null => {
  if (Number.isNaN(new Date(instant).getTime())) return null;
  format ??= new Intl.DateTimeFormat('en-US', FORMAT);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = number('year');
  if (parts.get('era') !== 'AD' || year > 9999) return null;
  const day = `${String(year).padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  const shown =
    startOf(day) + number('hour') * 60 * MINUTE + number('minute') * MINUTE + number('second') * 1000;
  return {
    day,
    hour: number('hour'),
    minute: number('minute'),
    offset: shown - Math.floor(instant / 1000) * 1000,
    zoneName: parts.get('timeZoneName') ?? '',
  };
};

/** Midnight of a day as if the office's clock showed UTC, in milliseconds; NaN when there is no such day. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether text is a day `YYYY-MM-DD` of the calendar; 30 February is none. */
export const isDay = (text: string): boolean => {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? startOf(text) : NaN;
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
};

/** The day `YYYY-MM-DD` that is this many days after another; empty for text that is not a day. */
export const plusDays = (day: string, days: number): string =>
  isDay(day) ? new Date(startOf(day) + days * DAY).toISOString().slice(0, 10) : '';

/**
 * Every instant, in milliseconds and in order, at which the office's clock shows a time on a day: two in the hour that is
 * shown twice in autumn, none in the hour that is skipped in spring, and none for text that is not a day.
 */
export const officeInstants = (day: string, { hour, minute }: TimeOfDay): number[] => {
  const shown = isDay(day) ? startOf(day) + (hour * 60 + minute) * MINUTE : NaN;
  const offsets = new Set([shown - DAY, shown + DAY].map((around) => readOfficeClock(around)?.offset ?? NaN));
  // A clock that is set back is less ahead afterwards: the offset before the change gives the earlier instant.
  return [...offsets]
    .filter((offset) => readOfficeClock(shown - offset)?.offset === offset)
    .map((offset) => shown - offset);
};

import type { EffectiveDateValues } from '../filing/sections';
import type { Repair } from '../constraints/repair';
import { formatDay } from './format-day';
import { isDay, officeInstants, type TimeOfDay } from './office-clock';

/** When a delayed filing takes effect if no time is given: 11:59 PM Mountain (W5-ded). */
const DEFAULT_TIME: TimeOfDay = { hour: 23, minute: 59 };

/** Reads `hh:mm am/pm`, hours 01-12 and minutes 00-59; null for anything else (W5-ded). */
export const parseTime = (text: string): TimeOfDay | null => {
  const match = /^(0[1-9]|1[0-2]):([0-5]\d) ?([ap])m$/.exec(text.trim().toLowerCase());
  if (!match) return null;
  const afternoon = match[3] === 'p' ? 12 : 0;
  return { hour: (Number(match[1]) % 12) + afternoon, minute: Number(match[2]) };
};

/**
 * A time that is written otherwise and can mean only one: `9 pm`, `9:30pm`, `9.30 p. m.`, or by a clock of 24 hours. Without am or pm
 * the hours 1 to 12 could be either half of the day, so they are none of these.
 */
const TYPED_TIME = [
  /^(?<hour>0?[1-9]|1[0-2])(?:[:. ]?(?<minute>[0-5]\d))? ?(?<half>[ap])(?:\.? ?m)?\.?$/,
  /^(?<hour>00?|1[3-9]|2[0-3])[:.](?<minute>[0-5]\d)$/,
];

const twoDigits = (number: string | number | undefined): string => String(number).padStart(2, '0');

/** A time as it is kept, `hh:mm am/pm`; a text that could mean no time, or two, stays as it was typed. */
export const TIME_REPAIR: Repair = {
  apply: (typed) => {
    if (parseTime(typed)) return typed;
    const read = TYPED_TIME.map((form) => form.exec(typed.toLowerCase())).find((found) => found !== null);
    if (!read) return typed;
    const { hour, minute = '00', half = Number(hour) < 12 ? 'a' : 'p' } = read.groups ?? {};
    return `${twoDigits(Number(hour) % 12 || 12)}:${minute} ${half}m`;
  },
  note: (written) => `Read as ${written}.`,
};

/** Month, day and year with a mark between them, twice the same; none, with all eight digits; or the year first, as computers write it. */
const TYPED_DAY = [
  /^(?<month>\d{1,2})(?<mark>[/. -])(?<date>\d{1,2})\k<mark>(?<year>\d{4})$/,
  /^(?<month>\d{2})(?<date>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<date>\d{1,2})$/,
];

/**
 * Reads `mm/dd/yyyy`, also with dashes, dots or spaces for the slashes or with nothing, or with the year first, as a day `YYYY-MM-DD`;
 * null when there is no such day.
 */
export const parseDay = (text: string): string | null => {
  const match = TYPED_DAY.map((form) => form.exec(text.trim())).find((found) => found !== null);
  if (!match) return null;
  const { year, month, date } = match.groups ?? {};
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
  return isDay(day) ? day : null;
};

/** A day as it is kept, `mm/dd/yyyy`; a text that is no day stays as it was typed. */
export const DAY_REPAIR: Repair = {
  apply: (typed) => {
    const day = parseDay(typed);
    return day === null ? typed : formatDay(day);
  },
  note: (written) => `Read as ${written}.`,
};

/** At which moment a time is judged, or which of two was chosen before. */
interface OfficeMomentFacts {
  /** ISO 8601 instant. */
  now: string | undefined;
  /** ISO 8601 instant; empty where none was. */
  chosen: string;
}

/**
 * The moment of a day and a time by the office's clock, in milliseconds. An hour that the clock shows twice in autumn is the
 * first one, unless only the second is later than `now`; without `now`, it is the one that was chosen when it was typed. Null for a
 * time that the clock skips in spring.
 */
const officeMoment = (day: string, time: TimeOfDay, { now, chosen }: OfficeMomentFacts): number | null => {
  const passes = officeInstants(day, time);
  const isMeant = (pass: number): boolean =>
    now === undefined ? pass === Date.parse(chosen) : pass > Date.parse(now);
  return passes.find(isMeant) ?? passes[0] ?? null;
};

/**
 * When the filing takes effect on the date and time typed, in milliseconds since 1970; null while they cannot be read, or
 * when it is immediate.
 */
export const effectiveMoment = (values: EffectiveDateValues, now?: string): number | null => {
  if (values.effectiveAtTimeOfFilingRadio !== 'N') return null;
  const day = parseDay(values.effectiveDateAsEntered);
  const time = values.effectiveTime.trim() ? parseTime(values.effectiveTime) : DEFAULT_TIME;
  return day && time ? officeMoment(day, time, { now, chosen: values.effectiveDateTime }) : null;
};

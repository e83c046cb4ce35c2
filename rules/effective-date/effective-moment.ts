import type { EffectiveDateValues } from '../filing-parts/sections';
import type { Repair } from '../constraints/repair';
import { formatDay } from '../calendar/format-day';
import { isDay, officeInstants, type TimeOfDay } from '../calendar/office-clock';

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
 * A time that is written otherwise and can mean only one: `9 pm`, `9:30pm`, `9.30 p. m.`, or on a 24-hour clock. Without am or pm
 * the hours 1 to 12 could be either half of the day, so they are none of these.
 */
const TYPED_TIME =
  /^(?:(0?[1-9]|1[0-2])(?:[:. ]?([0-5]\d))? ?([ap])(?:\.? ?m)?\.?|(00?|1[3-9]|2[0-3])[:.]([0-5]\d))$/;

const twoDigits = (number: string | number | undefined): string => String(number).padStart(2, '0');

/** A time as it is kept, `hh:mm am/pm`; a text that could mean no time, or two, stays as it was typed. */
export const TIME_REPAIR: Repair = (typed) => {
  const read = parseTime(typed) ? null : TYPED_TIME.exec(typed.toLowerCase());
  if (!read) return typed;
  const hour = Number(read[1] ?? read[4]);
  return `${twoDigits(hour % 12 || 12)}:${read[2] ?? read[5] ?? '00'} ${read[3] ?? (hour < 12 ? 'a' : 'p')}m`;
};

/** Month, day and year with a mark between them, twice the same; or none, with all eight digits. */
const TYPED_DAY = [/^(\d{1,2})([/. -])(\d{1,2})\2(\d{4})$/, /^(\d{2})()(\d{2})(\d{4})$/];

/** A day with the year first, as computers write it. */
const YEAR_FIRST = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/;

/**
 * Reads `mm/dd/yyyy`, also with dashes, dots or spaces for the slashes or with nothing, or with the year first, as a day `YYYY-MM-DD`;
 * null when there is no such day.
 */
export const parseDay = (text: string): string | null => {
  const typed = text.trim().replace(YEAR_FIRST, '$3$2$4$2$1');
  const match = TYPED_DAY.map((form) => form.exec(typed)).find((found) => found !== null);
  if (!match) return null;
  const day = `${match[4]}-${twoDigits(match[1])}-${twoDigits(match[3])}`;
  return isDay(day) ? day : null;
};

/** A day as it is kept, `mm/dd/yyyy`; a text that is not a day stays as it was typed. */
export const DAY_REPAIR: Repair = (typed) => {
  const day = parseDay(typed);
  return day === null ? typed : formatDay(day);
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

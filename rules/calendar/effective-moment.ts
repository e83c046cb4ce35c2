import type { EffectiveDateValues } from '../filing/sections';
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

/** Reads `mm/dd/yyyy` as a day `YYYY-MM-DD`; null when there is no such day. */
export const parseDay = (text: string): string | null => {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [month, date] = [match[1], match[2]].map((part) => String(part).padStart(2, '0'));
  const day = `${match[3]}-${month}-${date}`;
  return isDay(day) ? day : null;
};

/**
 * The moment of a day and a time by the office's clock, in milliseconds. An hour that the clock shows twice in autumn is the
 * first one, unless only the second is later than `now`. Null for a time that the clock skips in spring.
 */
const officeMoment = (day: string, time: TimeOfDay, now?: string): number | null => {
  const passes = officeInstants(day, time);
  const coming = now ? passes.find((pass) => pass > Date.parse(now)) : undefined;
  return coming ?? passes[0] ?? null;
};

/**
 * When the filing takes effect on the date and time typed, in milliseconds since 1970; null while they cannot be read, or
 * when it is immediate.
 */
export const effectiveMoment = (values: EffectiveDateValues, now?: string): number | null => {
  if (values.effectiveAtTimeOfFilingRadio !== 'N') return null;
  const day = parseDay(values.effectiveDateAsEntered);
  const time = values.effectiveTime.trim() ? parseTime(values.effectiveTime) : DEFAULT_TIME;
  return day && time ? officeMoment(day, time, now) : null;
};

import { DateTime } from 'luxon';
import type { EffectiveDateValues } from '../filing/sections';
import { OFFICE_ZONE } from './office-zone';

/** Hour 0-23 and minute of the office's clock. */
export interface TimeOfDay {
  hour: number;
  minute: number;
}

/** When a delayed filing takes effect if no time is given: 11:59 PM Mountain (W5-ded). */
const DEFAULT_TIME: TimeOfDay = { hour: 23, minute: 59 };

/** Reads `hh:mm am/pm`, hours 01-12 and minutes 00-59; null for anything else (W5-ded). */
export const parseTime = (text: string): TimeOfDay | null => {
  const match = /^(0[1-9]|1[0-2]):([0-5]\d) ?([ap])m$/i.exec(text.trim());
  if (!match) return null;
  const afternoon = match[3]?.toLowerCase() === 'p' ? 12 : 0;
  return { hour: (Number(match[1]) % 12) + afternoon, minute: Number(match[2]) };
};

/** Reads `mm/dd/yyyy` as a day `YYYY-MM-DD`; null when there is no such day. */
export const parseDay = (text: string): string | null => {
  const day = DateTime.fromFormat(text.trim(), 'M/d/yyyy', { zone: OFFICE_ZONE, locale: 'en-US' });
  return day.isValid ? day.toFormat('yyyy-MM-dd') : null;
};

/**
 * The moment of a day and a time by the office's clock. An hour that the clock shows twice in autumn is the first one,
 * unless only the second is later than `now`. Null for a time that the clock skips in spring.
 */
export const officeMoment = (day: string, time: TimeOfDay, now?: string): DateTime | null => {
  const moment = DateTime.fromISO(day, { zone: OFFICE_ZONE, locale: 'en-US' }).set(time);
  if (moment.hour !== time.hour || moment.minute !== time.minute) return null;
  const passes = moment.getPossibleOffsets().sort((one, other) => one.toMillis() - other.toMillis());
  const coming = now ? passes.find((pass) => pass.toMillis() > DateTime.fromISO(now).toMillis()) : undefined;
  return coming ?? passes[0] ?? moment;
};

/** When the filing takes effect on the date and time typed; null while they cannot be read, or when it is immediate. */
export const effectiveMoment = (values: EffectiveDateValues, now?: string): DateTime | null => {
  if (values.effectiveAtTimeOfFilingRadio !== 'N') return null;
  const day = parseDay(values.effectiveDateAsEntered);
  const time = values.effectiveTime.trim() ? parseTime(values.effectiveTime) : DEFAULT_TIME;
  return day && time ? officeMoment(day, time, now) : null;
};

import { officeInstants, plusDays } from './office-clock';
import { officeDay } from './office-time';

/**
 * The instant, in milliseconds, at which a day begins by the office's clock: 7:00 in UTC, 6:00 while daylight saving lasts. NaN for
 * text that is not a day.
 */
export const officeMidnight = (day: string): number =>
  officeInstants(day, { hour: 0, minute: 0 })[0] ?? Number.NaN;

/**
 * The instant, in milliseconds, at which the office's next day begins.
 * @param now ISO 8601 instant
 */
export const nextOfficeMidnight = (now: string): number => officeMidnight(plusDays(officeDay(now), 1));

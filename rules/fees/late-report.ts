import { isDay } from '../calendar/office-clock';
import { officeDay } from '../calendar/office-time';

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Whether a periodic report is filed after its due month, by the office's clock: what it costs more for (decision on fees).
 * @param dueDay `YYYY-MM-DD`; a record without one has no report to be late with
 * @param now ISO 8601 instant
 */
export const isAfterDueMonth = (dueDay: string, now: string): boolean => {
  const today = officeDay(now);
  if (!isDay(dueDay) || !isDay(today)) return false;
  return monthsOf(today) > monthsOf(dueDay);
};

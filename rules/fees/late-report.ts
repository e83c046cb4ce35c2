import { reportWindow } from '../calendar/report-window';
import { officeDay } from '../calendar/office-time';

/**
 * Whether a periodic report is filed after its due month, by the office's clock: what it costs more for (decision on fees).
 * @param dueDay `YYYY-MM-DD`; a record without one has no report to be late with
 * @param now ISO 8601 instant
 */
export const isAfterDueMonth = (dueDay: string, now: string): boolean => {
  const window = reportWindow(dueDay);
  return window !== null && officeDay(now) >= window.lateFrom;
};

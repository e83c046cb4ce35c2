import { isDay, plusDays } from './office-clock';
import { officeDay } from './office-time';
import { firstOfMonth } from './report-window';

/** Months after the anniversary month in which the periodic report may still be filed on time. */
const MONTHS_AFTER_ANNIVERSARY = 2;

/**
 * The day `YYYY-MM-DD` by which the next periodic report is due: the last day of the second month after the anniversary
 * month of the formation, from the first anniversary on.
 * @param formationDay `YYYY-MM-DD` or an ISO instant; empty text is answered when it is neither
 */
export const reportDueDate = (formationDay: string, now: string): string => {
  const formed = formationDay.length > 10 ? officeDay(formationDay) : formationDay;
  if (!isDay(formed)) return '';
  const today = officeDay(now);
  const years = Math.max(1, Number(today.slice(0, 4)) - Number(formed.slice(0, 4)) - 1);
  const due = (more: number): string =>
    plusDays(firstOfMonth(formed, (years + more) * 12 + MONTHS_AFTER_ANNIVERSARY + 1), -1);
  return [0, 1].map(due).find((day) => day >= today) ?? due(2);
};

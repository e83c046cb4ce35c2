import { DateTime } from 'luxon';
import { officeDay } from './office-time';

/** Months after the anniversary month in which the periodic report may still be filed on time. */
const MONTHS_AFTER_ANNIVERSARY = 2;

const dueAfter = (anniversary: DateTime): DateTime =>
  anniversary.startOf('month').plus({ months: MONTHS_AFTER_ANNIVERSARY }).endOf('month');

/**
 * The day `YYYY-MM-DD` by which the next periodic report is due: the last day of the second month after the anniversary
 * month of the formation, from the first anniversary on.
 * @param formationDay `YYYY-MM-DD` or an ISO instant; empty text is answered when it is neither
 */
export const reportDueDate = (formationDay: string, now: string): string => {
  const formed = DateTime.fromISO(formationDay.length > 10 ? officeDay(formationDay) : formationDay);
  const today = officeDay(now);
  if (!formed.isValid) return '';
  const passed = Math.max(1, Number(today.slice(0, 4)) - formed.year - 1);
  const due = (more: number): string =>
    dueAfter(formed.plus({ years: passed + more })).toFormat('yyyy-MM-dd');
  return [0, 1].map(due).find((day) => day >= today) ?? due(2);
};

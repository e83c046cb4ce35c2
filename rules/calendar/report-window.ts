import { isDay, plusDays } from './office-clock';

/** Months between the first day on which a report may be filed and the month in which it is due. */
const OPENS_MONTHS_BEFORE_DUE = 4;
/** Months from the due month to the one with which a report is late, and to the one with which the entity is delinquent. */
const MONTHS_AFTER_DUE = { lateFrom: 1, delinquentFrom: 3 };

/** The days of a periodic report, each `YYYY-MM-DD` by the office's calendar. */
export interface ReportWindow {
  /** First day on which it may be filed: the first of the second month before the report month. */
  opens: string;
  /** Last day on which it is on time: the last of the second month after the report month. */
  due: string;
  /** From this day on it is late, and an entity in good standing becomes noncompliant. */
  lateFrom: string;
  /** From this day on an entity that has not filed it is delinquent. */
  delinquentFrom: string;
}

/** The first day of the month that lies this many months after the month of a day. */
export const firstOfMonth = (day: string, monthsLater: number): string => {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + monthsLater;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}-01`;
};

/**
 * When a periodic report may be filed and what follows when it is not, from its due day (decision on fees); null for text that is no
 * day.
 * @example reportWindow('2027-05-31') // opens 2027-01-01, late from 2027-06-01, delinquent from 2027-08-01
 */
export const reportWindow = (dueDay: string): ReportWindow | null => {
  if (!isDay(dueDay)) return null;
  const lateFrom = firstOfMonth(dueDay, MONTHS_AFTER_DUE.lateFrom);
  return {
    opens: firstOfMonth(dueDay, -OPENS_MONTHS_BEFORE_DUE),
    due: dueDay,
    lateFrom,
    delinquentFrom: firstOfMonth(dueDay, MONTHS_AFTER_DUE.delinquentFrom),
  };
};

/** The states of a report: before its window, within it, after its due month, or so late that the entity is delinquent. */
export const REPORT_STATES = ['tooEarly', 'open', 'late', 'delinquent'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/**
 * The state of a report on a day.
 * @param today `YYYY-MM-DD`, by the office's clock: `officeDay(now)`
 */
export const reportState = (
  { opens, lateFrom, delinquentFrom }: ReportWindow,
  today: string,
): ReportState => {
  if (today < opens) return 'tooEarly';
  if (today < lateFrom) return 'open';
  return today < delinquentFrom ? 'late' : 'delinquent';
};

/**
 * The due day of the report that follows one: a year on, the last day of the month; empty for text that is not a day (decision on fees).
 * @example followingReportDue('2027-02-28') // '2028-02-29'
 */
export const followingReportDue = (dueDay: string): string =>
  isDay(dueDay) ? plusDays(firstOfMonth(dueDay, 13), -1) : '';

import { isDay } from '../calendar/office-clock';
import { officeDay } from '../calendar/office-time';
import { number } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** Further apart than any report and its filing: a century. */
const FURTHEST = 1200;

export const LATE_REPORT_TABLE = defineTable<boolean>()({
  name: 'Whether a periodic report is late',
  source: 'W9-money',
  hitPolicy: 'unique',
  inputs: { monthsAfterDueMonth: number(-FURTHEST, FURTHEST) },
  rows: [
    { when: { monthsAfterDueMonth: { to: 0 } }, then: false },
    { when: { monthsAfterDueMonth: { from: 1 } }, then: true },
  ],
});

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Whether a periodic report is filed after its due month, by the office's clock: what it costs more for (decision on fees).
 * @param dueDay `YYYY-MM-DD`; a record without one has no report to be late with
 * @param now ISO 8601 instant
 */
export const isAfterDueMonth = (dueDay: string, now: string): boolean => {
  const today = officeDay(now);
  if (!isDay(dueDay) || !isDay(today)) return false;
  const months = monthsOf(today) - monthsOf(dueDay);
  return evaluate(LATE_REPORT_TABLE, {
    monthsAfterDueMonth: Math.min(Math.max(months, -FURTHEST), FURTHEST),
  });
};

import { ENTITY_TYPES, reportDueDate } from '#rules';
import { DateTime } from 'luxon';
import type { Day } from '../database/tables/entities';
import type { SampleEntity } from './sample-entity';

/** Months that pass between the due month of a report and the day from which the entity is delinquent. */
const MONTHS_UNTIL_DELINQUENT = 3;

/** The last day of the month that lies this many months before the month of a day. */
const endOfMonth = (day: Day, monthsBefore: number): Day =>
  DateTime.fromISO(day).minus({ months: monthsBefore }).endOf('month').toFormat('yyyy-MM-dd');

/**
 * The day by which the open report of a sample entity is due, in agreement with its status on the day the samples are loaded: in the future
 * for one in good standing or not formed yet, in the last month for a noncompliant one, before the delinquency for a delinquent one. Null
 * for types and statuses that file none.
 */
function sampleReportDue(
  { entityType, statusCode, formationDate, delinquencyDate, reportDueInMonths }: SampleEntity,
  today: Day,
): Day | null {
  if (!ENTITY_TYPES.some((type) => type === entityType)) return null;
  if (reportDueInMonths !== undefined) return endOfMonth(today, -reportDueInMonths);
  switch (statusCode) {
    case 'GOOD':
    case 'EXIST':
    case 'DELAYED':
      return reportDueDate(formationDate, `${today}T18:00:00Z`);
    case 'NONCOMP':
      return endOfMonth(today, 1);
    case 'DQQ':
      return delinquencyDate && endOfMonth(delinquencyDate, MONTHS_UNTIL_DELINQUENT);
    default:
      return null;
  }
}

/** Months between the month of the anniversary and that in which the report is due. */
const MONTHS_AFTER_ANNIVERSARY = 2;

/** The month of the anniversary, 1 to 12, that belongs to the day on which a report is due. */
const reportingMonthOf = (due: Day): number =>
  DateTime.fromISO(due).startOf('month').minus({ months: MONTHS_AFTER_ANNIVERSARY }).month;

/** The dates of an entity that its report depends on. */
export interface ReportDates {
  formationDate: Day;
  reportDue: Day | null;
  /** 1 to 12 */
  reportingMonth: number;
}

/**
 * When a sample entity was formed and reports. Its report is due relative to the day on which the samples are loaded, so the month of its
 * formation is the one that such a report belongs to.
 */
export const sampleReportDates = (entity: SampleEntity, today: Day): ReportDates => {
  const { formationDate: formed } = entity;
  const reportDue = sampleReportDue(entity, today);
  const reportingMonth = reportDue === null ? Number(formed.slice(5, 7)) : reportingMonthOf(reportDue);
  const formationDate = DateTime.fromISO(formed).set({ month: reportingMonth }).toFormat('yyyy-MM-dd');
  return { formationDate, reportDue, reportingMonth };
};

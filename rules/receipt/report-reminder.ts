import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { isAfterDueMonth } from '../fees/late-report';
import { findDeclaredFiling, type FilingType } from '../filing/filing-type';
import { removesStatutorySuffix } from '../names/name-after-filing';
import { DISSOLVED_STATUSES, ENTITY_STATUS_CODES, isEntityStatusCode } from '../entities/entity-statuses';

/**
 * The subject of the reminder: that a report is due each year, until when it is due, that its day has passed, or what comes before any
 * report: a cure, a reinstatement, or the day on which the filing takes effect; or that none is due once the filing dissolves the entity.
 */
const REPORT_REMINDERS = [
  'yearly',
  'due',
  'late',
  'cureFirst',
  'reinstateFirst',
  'onceInEffect',
  'noneOnceInEffect',
] as const;
export type ReportReminder = (typeof REPORT_REMINDERS)[number];

const WITHOUT_REPORTS = ['DQQ', ...DISSOLVED_STATUSES] as const;
const REPORTING = { except: WITHOUT_REPORTS } as const;

/** A delinquent or dissolved entity files no report, so that no due day helps it. */
export const REPORT_REMINDER_TABLE = defineTable<ReportReminder>()({
  name: 'Reminder of the periodic report',
  source: 'W2-whatsnext',
  hitPolicy: 'unique',
  answers: REPORT_REMINDERS,
  inputs: {
    statusCode: choice([...ENTITY_STATUS_CODES, '']),
    restores: flag(),
    dissolves: flag(),
    dueDay: choice(['unknown', 'toCome', 'past']),
  },
  rows: [
    { when: { statusCode: REPORTING, dissolves: false, dueDay: 'unknown' }, then: 'yearly' },
    { when: { statusCode: REPORTING, dissolves: false, dueDay: 'toCome' }, then: 'due' },
    { when: { statusCode: REPORTING, dissolves: false, dueDay: 'past' }, then: 'late' },
    { when: { statusCode: 'DQQ', dissolves: false, restores: false }, then: 'cureFirst' },
    { when: { statusCode: DISSOLVED_STATUSES, dissolves: false, restores: false }, then: 'reinstateFirst' },
    { when: { statusCode: WITHOUT_REPORTS, dissolves: false, restores: true }, then: 'onceInEffect' },
    { when: { statusCode: DISSOLVED_STATUSES, dissolves: true }, then: 'reinstateFirst' },
    { when: { statusCode: { except: DISSOLVED_STATUSES }, dissolves: true }, then: 'noneOnceInEffect' },
  ],
});

interface ReminderFacts {
  filingType: FilingType | '';
  entityStatus: string;
  /** `YYYY-MM-DD`; empty where the registry names none. */
  dueDay: string;
}

/**
 * The reminder of the periodic report for the filer of a finished filing; an unknown status counts as none.
 * @param now ISO 8601 instant
 */
export const reportReminder = (
  { filingType, entityStatus, dueDay }: ReminderFacts,
  now: string,
): ReportReminder => {
  const passed = isAfterDueMonth(dueDay, now) ? 'past' : 'toCome';
  return evaluate(REPORT_REMINDER_TABLE, {
    statusCode: isEntityStatusCode(entityStatus) ? entityStatus : '',
    restores: removesStatutorySuffix(filingType),
    dissolves: findDeclaredFiling(filingType)?.dissolves === true,
    dueDay: dueDay === '' ? 'unknown' : passed,
  });
};

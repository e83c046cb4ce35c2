import { plusDays } from '../calendar/office-clock';
import { firstOfMonth, reportWindow, type ReportWindow } from '../calendar/report-window';
import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { introStep } from '../flows/first-step';
import { transactionObstacle } from '../forms/transaction-obstacle';
import { transactionOf } from '../filing/transactions';
import { keysOf } from '../keys-of';
import { filingPath } from '../navigation/paths';

/** The days of a report on which those who follow it are reminded, in their order. */
const DAYS = {
  opens: ({ opens }: ReportWindow) => opens,
  dueMonth: ({ due }: ReportWindow) => firstOfMonth(due, 0),
  sevenDaysBefore: ({ due }: ReportWindow) => plusDays(due, -7),
  lateFrom: ({ lateFrom }: ReportWindow) => lateFrom,
  thirtyDaysBefore: ({ delinquentFrom }: ReportWindow) => plusDays(delinquentFrom, -30),
  delinquentFrom: ({ delinquentFrom }: ReportWindow) => delinquentFrom,
};

/** What those who follow a report are reminded of. */
export const REMINDERS = [
  'canBeFiled',
  'dueThisMonth',
  'lastDays',
  'late',
  'soonDelinquent',
  'delinquent',
] as const;
export type Reminder = (typeof REMINDERS)[number];

/** What puts it right: the report itself, or the cure that has to come before it. */
export const REMINDED_FILINGS = ['report', 'cure'] as const;
export type RemindedFiling = (typeof REMINDED_FILINGS)[number];

export const REMINDER_TABLE = defineTable<Reminder>()({
  name: 'Which reminder of a periodic report falls on a day',
  source: 'T3-remind',
  hitPolicy: 'collect',
  answers: REMINDERS,
  inputs: { day: choice(keysOf(DAYS)), mayFile: choice([...REMINDED_FILINGS, 'nothing']) },
  rows: [
    { when: { day: 'opens', mayFile: 'report' }, then: 'canBeFiled' },
    { when: { day: 'dueMonth', mayFile: 'report' }, then: 'dueThisMonth' },
    { when: { day: 'sevenDaysBefore', mayFile: 'report' }, then: 'lastDays' },
    { when: { day: 'lateFrom', mayFile: 'report' }, then: 'late' },
    { when: { day: 'thirtyDaysBefore', mayFile: 'report' }, then: 'soonDelinquent' },
    { when: { day: 'delinquentFrom', mayFile: 'cure' }, then: 'delinquent' },
  ],
});

/** What a record says of its periodic report. */
export interface ReportOnRecord {
  entityType: string;
  /** By the clock: `standingByClock`. */
  statusCode: string;
  /** The day `YYYY-MM-DD` by which the open report is due; null without one. */
  reportDue: string | null;
  /** Transactions of filings that are paid for and not in effect: a report that waits for review is filed. */
  filed: readonly string[];
}

/** A reminder, the day on which it falls, and what to file. */
export interface DatedReminder {
  reminder: Reminder;
  day: string;
  files: RemindedFiling;
  window: ReportWindow;
}

/** What a message reminds of: it is not sent once that is not so any more. */
export interface RemindedReport {
  entityId: string;
  reminder: Reminder;
  /** The day by which the report is due. */
  due: string;
}

const transactionTypeOf = (filing: RemindedFiling): string =>
  transactionOf(filing, '')?.transactionType ?? '';

const filingNow = (record: Pick<ReportOnRecord, 'entityType' | 'statusCode'>): RemindedFiling | undefined =>
  REMINDED_FILINGS.find((filing) => transactionObstacle(transactionTypeOf(filing), record) === null);

/**
 * The reminder that falls on a day after one, and not after today: of several the last one, since what the others say has passed. None
 * where nothing can be filed, or what is to be filed is filed.
 */
export function reminderOf(
  record: ReportOnRecord,
  { after, today }: { after: string; today: string },
): DatedReminder | null {
  const window = reportWindow(record.reportDue ?? '');
  const files = filingNow(record);
  if (window === null || files === undefined || record.filed.includes(transactionTypeOf(files))) return null;
  const reached = keysOf(DAYS)
    .map((name) => ({ name, day: DAYS[name](window) }))
    .filter(({ day }) => day <= today)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .at(-1);
  if (reached === undefined || reached.day <= after) return null;
  const [reminder] = evaluate(REMINDER_TABLE, { day: reached.name, mayFile: files });
  return reminder === undefined ? null : { reminder, day: reached.day, files, window };
}

/** Whether a reminder that waits to be sent is still so: each is so until the next one, and while what it asks for is not filed. */
export function isStillSo(
  record: ReportOnRecord,
  { reminder, due }: Pick<RemindedReport, 'reminder' | 'due'>,
  today: string,
): boolean {
  const last = reminderOf(record, { after: '', today });
  return last?.reminder === reminder && last.window.due === due;
}

/** What puts a status right that the clock has set since a report was not filed; null for any other, and where it is not filed here. */
export const remedyOf = (entity: Pick<ReportOnRecord, 'entityType' | 'statusCode'>): RemindedFiling | null =>
  entity.statusCode === 'NONCOMP' || entity.statusCode === 'DQQ' ? (filingNow(entity) ?? null) : null;

/** A reminder that comes with a change of the status, which is told by itself: who is told of that, is not told the same twice. */
export const isChangeOfStatus = (reminder: Reminder): boolean =>
  reminder === 'late' || reminder === 'delinquent';

/** The page on which the filing of a reminder begins. */
export const remindedPath = (files: RemindedFiling, entityId: string): string =>
  filingPath(files, introStep(files), { transTyp: transactionTypeOf(files), entityId });

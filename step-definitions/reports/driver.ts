import type { DriverActions } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** The periodic report of an entity: what it costs, what it changes, and what follows where it is not filed. */
export interface ReportsDriver {
  /** An entity of a status with a report that is due on a day and not filed. */
  setReport(statusCode: string, dueDay: string): MaybePromise<void>;
  setNameOnRecord(name: string): MaybePromise<void>;
  /** @param instant ISO 8601 */
  wait(instant: string): MaybePromise<void>;
  /** What has become of the entity, in the order of the days: status and day. */
  statusChanges(): MaybePromise<string[]>;
  nameOnRecord(): MaybePromise<string>;
  followingDueDay(): MaybePromise<string>;
  /** What the introduction of the report says. */
  notice(): MaybePromise<string>;
  /** Files the open report of an entity of the sample registry and pays for it. */
  fileReport(entityId: string): MaybePromise<void>;
  /** Whole dollars that the card was charged. */
  charged(): MaybePromise<number>;
  isNextReportAYearOn(): MaybePromise<boolean>;
  status(): MaybePromise<string>;
  /** The office that the report gave is the one on record. */
  isOfficeOnRecord(): MaybePromise<boolean>;
  /** What a filer is told who files the report of the entity again. */
  fileAgain(entityId: string): MaybePromise<string[]>;
  /** What the registry answers to whether an entity can file a report. */
  obstacle(entityId: string): MaybePromise<string>;
  /** Moves the office's clock around the midnight after this month; answers the status before and after it. */
  statusAroundMidnight(entityId: string): MaybePromise<string[]>;
  /** Files a report through the pages, from the link that starts it to the review. */
  enterReport(entityId: string): MaybePromise<void>;
  /** The fees that the pages have shown so far, each once. */
  feesShown(): MaybePromise<string[]>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const REPORTS_ACTIONS: DriverActions<ReportsDriver> = {
  setReport: 'set which report of an entity is open',
  setNameOnRecord: 'set the name of an entity on record',
  wait: 'let time pass without a report',
  statusChanges: 'tell what has become of an entity without its report',
  nameOnRecord: 'tell the name of an entity without its report',
  followingDueDay: 'tell when the next report is due',
  notice: 'tell what the introduction of a report says',
  fileReport: 'file the report of a sample entity',
  charged: 'tell what a report was charged',
  isNextReportAYearOn: 'compare the due days of two reports',
  status: 'tell the status of a sample entity',
  isOfficeOnRecord: 'tell which office is on record',
  fileAgain: 'file the report of a sample entity again',
  obstacle: 'tell why a sample entity files no report',
  statusAroundMidnight: 'move the clock over midnight',
  enterReport: 'enter a report page by page',
  feesShown: 'tell the fees on the pages of a report',
};

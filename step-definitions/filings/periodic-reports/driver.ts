import type { FilingType } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

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
  /** An entity whose formation is on record and takes effect at an instant. */
  setFormation(instant: string): MaybePromise<void>;
  /** The status of the entity in words, by the clock. */
  statusByClock(): MaybePromise<string>;
  /** Why the entity cannot make a filing, by the clock; empty when it can. */
  obstacleTo(filingType: FilingType): MaybePromise<string>;
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
  /** Asks whether an entity can file a report, and asks to pay for one all the same. */
  tryToFile(entityId: string): MaybePromise<void>;
  /** The sentences that both were answered with, each once. */
  told(): MaybePromise<string[]>;
  /** Moves the office's clock over the midnight after the due day of an entity, and back to the real time. */
  passMidnight(entityId: string): MaybePromise<void>;
  /** The status before and after that midnight. */
  statusesAroundMidnight(): MaybePromise<string[]>;
  /** Opens the introduction of a report from the link that starts it. */
  openReport(entityId: string): MaybePromise<void>;
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
  setFormation: 'set when the formation of an entity takes effect',
  statusByClock: 'tell the status of an entity by the clock',
  obstacleTo: 'tell what an entity may file by the clock',
  nameOnRecord: 'tell the name of an entity without its report',
  followingDueDay: 'tell when the next report is due',
  notice: 'tell what the introduction of a report says',
  fileReport: 'file the report of a sample entity',
  charged: 'tell what a report was charged',
  isNextReportAYearOn: 'compare the due days of two reports',
  status: 'tell the status of a sample entity',
  isOfficeOnRecord: 'tell which office is on record',
  tryToFile: 'try to file the report of a sample entity',
  told: 'tell why a sample entity files no report',
  passMidnight: 'move the clock over midnight',
  statusesAroundMidnight: 'tell the statuses around midnight',
  openReport: 'open the report of a sample entity',
  enterReport: 'enter a report page by page',
  feesShown: 'tell the fees on the pages of a report',
};

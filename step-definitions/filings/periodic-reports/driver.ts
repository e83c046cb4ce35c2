import type { FilingType } from '#rules';
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

import type { MaybePromise } from '../../foundation/maybe-promise';

/** When a filing takes effect, by the clock of the office. */
export interface EffectiveDateDriver {
  /** @param time mm/dd/yyyy hh:mm AM in the zone of the office */
  setOfficeTime(time: string): MaybePromise<void>;
  /** Another filing on the record takes effect then, written like the time at the office. */
  setPreviousEffectiveTime(time: string): MaybePromise<void>;
  /** What the filer of a filing that takes effect at once is told of another one that is to come. */
  laterEffectNotice(): MaybePromise<string>;
  requestDate(date: string, time: string): MaybePromise<void>;
  requestDaysAhead(days: number): MaybePromise<void>;
  isAskedToAcceptLastDate(): MaybePromise<boolean>;
  /** Whether the filer reads when the filing will take effect. */
  isMomentShown(): MaybePromise<boolean>;
  /** What the filer is told about the last date. */
  lastDateMessage(): MaybePromise<string>;
  answerLastDate(agrees: boolean): MaybePromise<void>;
  /** What the filer reads about the date on the review. */
  reviewNotice(): MaybePromise<string>;
  /** The last day that is offered, mm/dd/yyyy. */
  lastDayOffered(): MaybePromise<string>;
  /** ISO 8601 with the offset of the office. */
  effectiveTime(): MaybePromise<string>;
}

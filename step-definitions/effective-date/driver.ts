import type { Soon } from '../levels/maybe-promise';

/** When a filing takes effect, by the clock of the office. */
export interface DatesDriver {
  /** @param time mm/dd/yyyy hh:mm AM in the zone of the office */
  setOfficeTime(time: string): Soon<void>;
  /** Another filing on the record takes effect then, written like the time at the office. */
  setPrevious(time: string): Soon<void>;
  ask(date: string, time: string): Soon<void>;
  askAhead(days: number): Soon<void>;
  isAskedToAgree(): Soon<boolean>;
  /** What the filer is told about the last date. */
  lastDateText(): Soon<string>;
  agree(agrees: boolean): Soon<void>;
  /** What the filer reads about the date on the review. */
  notice(): Soon<string>;
  /** The last day that is offered, mm/dd/yyyy. */
  lastOffered(): Soon<string>;
  /** ISO 8601 with the offset of the office. */
  moment(): Soon<string>;
}

import type { MaybePromise } from '../../foundation/maybe-promise';

/** A part of a record as it stood on a day. */
export interface PartThen {
  value: string;
  /** What had set it, as the page says it. */
  setBy: string;
}

/** The record of an entity as it stood when a day ended. */
export interface RecordOnDayDriver {
  /** Reads the record of the scenario's filings on a day, as of another; days are `mm/dd/yyyy`, `now` also with a time. */
  readAt(now: string, day: string): MaybePromise<void>;
  /** Reads the record of the company whose office has moved, as it stands today. */
  readOfCompany(): MaybePromise<void>;
  /** Opens the record of an entity from the sample registry and asks for a day, as typed, or for `today`. */
  askFor(entityId: string, day: string): MaybePromise<void>;
  part(name: string): MaybePromise<PartThen>;
  /** Why no record is shown; empty when one is. */
  refusal(): MaybePromise<string>;
}

import type { MaybePromise } from '../../foundation/maybe-promise';

/** A filing that is in force on an entity, as a scenario lists it. */
export interface FilingInForce {
  /** Document number; empty for what a due day changes. */
  document: string;
  /** What it changes, and to what. */
  changes: Readonly<Record<string, string>>;
  received: string;
  takesEffect: string;
}

/** The record of an entity after filings that came, or were approved, in another order than that of their effects. */
export interface RecordOrderDriver {
  setFilings(filings: readonly FilingInForce[]): MaybePromise<void>;
  onRecord(fact: string): MaybePromise<string>;
  /** The former names on record, as they are shown. */
  formerNames(): MaybePromise<string>;
  told(reader: 'staff' | 'history' | 'filer', document: string): MaybePromise<string>;
}

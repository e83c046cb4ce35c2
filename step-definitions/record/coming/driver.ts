import type { FilingType } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A paid filing that is not in effect, as a scenario lists it. */
export interface ListedFiling {
  filingType: FilingType;
  document: string;
  isInReview: boolean;
  received: string;
  /** Empty where it was filed to take effect at once. */
  takesEffect: string;
}

/** A line of what is coming for an entity: a sentence, and what is said after it. */
export interface ComingLine {
  what: string;
  notes: string;
}

/** What is coming for an entity. */
export interface ComingDriver {
  setFilings(filings: readonly ListedFiling[]): MaybePromise<void>;
  setReport(status: string, dueDay: string): MaybePromise<void>;
  setPaying(filingType: FilingType): MaybePromise<void>;
  /** A change of the agent of an entity of its own waits for staff. */
  queueChangeOfAgent(): MaybePromise<void>;
  /** What the filer of another filing, which takes effect at once, is told before paying at a time of the office. */
  toldBeforePaying(filingType: FilingType, time: string): MaybePromise<string>;
  /** What is wrong with revoking a document at a time of the office; empty for nothing. */
  toldOnRevoking(document: string, time: string): MaybePromise<string>;
  coming(): MaybePromise<ComingLine[]>;
  /** What the public record, or a filing on the entity that begins, says of the filing that waits; empty for nothing. */
  comingOn(place: 'publicRecord' | 'filing'): MaybePromise<string>;
}

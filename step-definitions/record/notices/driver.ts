import type { FilingType, RecordedState } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A change that a follower is told of after a day with many. */
export interface KeptLine {
  entity: string;
  what: string;
}

/** What those who watch a record are told of it. */
export interface NoticesDriver {
  /** @param before the state that the filing had; empty where it has just come */
  setFiling(
    filing: FilingType,
    name: string,
    state: RecordedState,
    before: RecordedState | '',
  ): MaybePromise<void>;
  setByClock(name: string): MaybePromise<void>;
  setWithheldDocument(name: string): MaybePromise<void>;
  /** @param fact as features name it */
  setChange(fact: string, before: string, after: string): MaybePromise<void>;
  setStatusChange(before: string, after: string): MaybePromise<void>;
  /** A document that is withheld has set the principal office. */
  setWithheldOffice(): MaybePromise<void>;
  subject(): MaybePromise<string>;
  opening(): MaybePromise<string>;
  textMessage(): MaybePromise<string>;
  /** The events, in the words in which they are chosen, joined with commas. */
  events(): MaybePromise<string>;
  changes(language: 'en' | 'es'): MaybePromise<string>;
  isTold(): MaybePromise<boolean>;
  /** What puts the status right, with its address; empty where nothing does. */
  remedy(): MaybePromise<string>;
  setKept(day: string, changes: readonly KeptLine[]): MaybePromise<void>;
  digestSubject(): MaybePromise<string>;
  digestText(): MaybePromise<string>;
  digestLines(): MaybePromise<string[]>;
  /** A company is formed whose owner is its contact. */
  formCompany(): MaybePromise<void>;
  /** Somebody else moves its office and names another contact. */
  moveOffice(street: string): MaybePromise<void>;
  /** Somebody follows the company. */
  followCompany(): MaybePromise<void>;
  moveOfficeTimes(count: number): MaybePromise<void>;
  /** How many messages the follower is sent on the day of the changes. */
  toldOnDay(expected: number): MaybePromise<number>;
  /** The subjects of what the follower is sent when that day is over. */
  toldAfterDay(): MaybePromise<string[]>;
  /** What the owner is told within a minute of the office of the company: each message. */
  toldOwner(): MaybePromise<string[]>;
  /** What the other contact is sent. */
  sentToOther(): MaybePromise<string[]>;
  /** The headings of the pages to which the last message to the owner leads. */
  linkedPages(): MaybePromise<string[]>;
}

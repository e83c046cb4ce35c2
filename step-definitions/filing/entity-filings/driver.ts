import type { FilingType, ListedState, Outcome, StepName } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A page of a filing as an address asks for it, with the entity and the transaction that it names. */
export interface EntityPlace {
  filingType: FilingType;
  step: StepName;
  entityId: string;
  transaction: string;
}

/** What the registry answers when a filing on an entity is opened. */
export interface EntityAnswer {
  filingType: FilingType;
  /** Code of the transaction that is asked for; that of the entity's type where it is empty. */
  transTyp: string;
  /** Code of the entity's type. */
  entityType: string;
  summary: Outcome;
  availability: Outcome;
  isAvailable: boolean;
}

/** What has an address on record. */
export type AddressedPart = 'office' | 'agent';

/** How filings on an entity on record are opened, what they show of the record, and what is said when they are done. */
export interface EntityFilingsDriver {
  setEntity(entityId: string): MaybePromise<void>;
  openPage(place: EntityPlace): MaybePromise<void>;
  followStartLink(filingType: FilingType): MaybePromise<void>;
  enterSomething(): MaybePromise<void>;
  /** 'stay', 'begin', 'ask', 'intro' or 'fileAForm'. */
  pageShown(): MaybePromise<string>;
  receiveAnswers(answer: EntityAnswer): MaybePromise<void>;
  /** What became of the filing: 'begin', or why it did not begin. */
  beginning(): MaybePromise<string>;
  /** The sentence before the new values of a step. */
  changeStatement(step: StepName): MaybePromise<string>;
  verifyOnRecord(verdict: 'confirmed' | 'otherForm' | 'unknown' | 'silent'): MaybePromise<void>;
  isOfficeConfirmed(): MaybePromise<boolean>;
  /** The filing keeps its agent as the one on record. */
  keepAgent(): MaybePromise<void>;
  /** Another filing puts the office or the agent of the entity at another street; this filing goes on with that record. */
  moveOnRecord(part: AddressedPart, line: string): MaybePromise<void>;
  /** The street of the office or the agent in the filing. */
  streetOf(part: AddressedPart): MaybePromise<string>;
  finish(filing: FilingType, state: ListedState): MaybePromise<void>;
  wordsAfterwards(): MaybePromise<string>;
  upcomingReport(): MaybePromise<string>;
  /** Changes the office of an entity by hand, from the start of the form to the payment. */
  changeAddress(entityId: string, line: string): MaybePromise<void>;
  /** The same of its mailing address alone. */
  changeMailingAddress(entityId: string, line: string): MaybePromise<void>;
  isOnPublicRecord(entityId: string, text: string): MaybePromise<boolean>;
  isAskedToLogIn(): MaybePromise<boolean>;
  lineOverHeading(step: StepName): MaybePromise<string>;
  openForms(word: string): MaybePromise<void>;
  noticeAtForms(): MaybePromise<string>;
}

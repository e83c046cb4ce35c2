import type { AgentAddressUse, CompletenessCode, FilingType, Language, StepName } from '#rules';
import type { FilingPart } from '../../words/vocabulary/filing-parts';
import type { AmendmentChange } from '../../samples/filings';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A section of the review: its heading, and the step at which it is changed. */
export interface TitledSection {
  title: string;
  step: StepName;
}

/** A filing that has all its parts, what is removed from it, and its review. */
export interface ReviewDriver {
  /** A complete filing; of a limited liability company unless said otherwise. */
  /** Puts this many entries, or characters, into a part of the filing. */
  fillUp(part: string, count: number): MaybePromise<void>;
  /** Where the filing holds more than the registry keeps, in words. */
  excess(): MaybePromise<string[]>;
  setCompleteFiling(filing?: FilingType): MaybePromise<void>;
  /** An amendment of an entity that this formation forms. */
  setAmendment(change: AmendmentChange, formation: FilingType): MaybePromise<void>;
  /** A filing that names the office and the agent on record, but for what it changes of them. */
  setChangeOfRecord(filing: FilingType, change: string): MaybePromise<void>;
  removePart(part: FilingPart): MaybePromise<void>;
  /** Of an entity whose office has such an address, or none. */
  setStreetOnRecord(isOnRecord: boolean): MaybePromise<void>;
  useStreetAddressForMail(): MaybePromise<void>;
  /** The notifications that the filing holds, and the kinds that are wanted. */
  setNotifications(targets: string[], wanted: readonly string[]): MaybePromise<void>;
  checkFiling(): MaybePromise<void>;
  completenessCode(): MaybePromise<CompletenessCode>;
  /** Puts another text into a field of the filing. */
  setField(field: string, text: string): MaybePromise<void>;
  /** Puts another address of the agent into the filing, as one that the filer has kept. */
  moveAgent(use: AgentAddressUse, line: string): MaybePromise<void>;
  markedSteps(): MaybePromise<StepName[]>;
  canBePaid(): MaybePromise<boolean>;
  /** What the way to the payment reads. */
  payAction(): MaybePromise<string>;
  openReview(): MaybePromise<void>;
  /** The filer goes back from the payment to the review. */
  returnFromPayment(): MaybePromise<void>;
  sections(): MaybePromise<TitledSection[]>;
  markedSections(): MaybePromise<string[]>;
  /** Headings of the incomplete sections, as the summary shows them while the filing is filled in. */
  sectionsLeftToDo(): MaybePromise<string[]>;
  /** The lines that say what keeps the filing from being paid: a section and a message each. */
  problemLines(): MaybePromise<string[]>;
  /** The messages of everything that keeps the filing from being accepted. */
  filingProblems(): MaybePromise<string[]>;
  editSection(step: StepName): MaybePromise<void>;
  cancelChange(): MaybePromise<void>;
  saveChange(): MaybePromise<void>;
  showsText(step: StepName, text: string): MaybePromise<boolean>;
  entityName(): MaybePromise<string>;
  /** Names of the fields of a part of a filing. */
  fieldsOfPart(part: string): MaybePromise<string[]>;
  /** Whether the filer is shown this sentence. */
  isMessageShown(sentence: string): MaybePromise<boolean>;
  /** Steps in which the registry found problems. */
  refusedSteps(): MaybePromise<StepName[]>;
  requestForm(language?: Language): MaybePromise<void>;
}

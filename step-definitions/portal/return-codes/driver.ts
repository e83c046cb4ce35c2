import type { StepName, SubmissionState } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Filings that are saved for later and continued elsewhere. */
export interface ReturnCodesDriver {
  saveForLater(): MaybePromise<void>;
  deleteFiling(): MaybePromise<void>;
  /** The codes that were shown, in their order. */
  shownCodes(): MaybePromise<string[]>;
  comeBack(code: string): MaybePromise<void>;
  comeBackDuringPayment(payment: SubmissionState | null): MaybePromise<void>;
  /** Where the filing goes on; null where none was found. */
  stepToResume(): MaybePromise<StepName | null>;
  typeCode(typed: string): MaybePromise<void>;
  typeAddress(typed: string): MaybePromise<void>;
  /** Types what a receipt is looked for by. */
  typePair(number: string, email: string): MaybePromise<void>;
  /** Messages about what was typed. */
  problems(): MaybePromise<string[]>;
  enterOnTwoDevices(here: string, there: string): MaybePromise<void>;
  /** Each changes the list of notification emails, which had one entry before. */
  listOnTwoDevices(here: string[], there: string[]): MaybePromise<void>;
  /** The notification emails that both devices show. */
  emails(): MaybePromise<string[]>;
  email(): MaybePromise<string>;
  isConflictTold(): MaybePromise<boolean>;
  /** What is told about it: which answers are to be chosen, else what has come from elsewhere; empty where nothing is. */
  messageOfMerge(): MaybePromise<string>;
}

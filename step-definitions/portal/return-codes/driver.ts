import type { StepName, SubmissionState } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const RETURN_CODES_ACTIONS: DriverActions<ReturnCodesDriver> = {
  saveForLater: 'save a filing for later',
  deleteFiling: 'delete a filing in progress',
  shownCodes: 'tell which return codes were shown',
  comeBack: 'return to a filing with a code',
  comeBackDuringPayment: 'return to a filing that is being paid',
  stepToResume: 'tell at which step a filing is resumed',
  typeCode: 'type a return code',
  typeAddress: 'type the address for a link',
  typePair: 'type what a receipt is looked for by',
  problems: 'tell what is wrong with what was typed',
  enterOnTwoDevices: 'enter something on two devices',
  listOnTwoDevices: 'change a list on two devices',
  emails: 'list the notification emails of the filing',
  email: 'tell the email of the filing',
  messageOfMerge: 'tell what is told about a filing that two places have changed',
  isConflictTold: 'tell whether a conflict of two devices is told',
};

import type { Outcome } from '#rules';
import type { DriverActions } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** The mailed passcode: its request, its letter and how long it lasts. */
export interface PasscodesDriver {
  /** @param issued and @param used times of the office, written `11/20/2026 09:00 AM` */
  usePasscode(issued: string, used: string): MaybePromise<void>;
  /** 'valid' or 'expired'. */
  validity(): MaybePromise<string>;
  issuePasscode(issued: string): MaybePromise<void>;
  /** `MM/DD/YYYY` */
  lastDay(): MaybePromise<string>;
  receiveRequestOutcome(outcome: Outcome): MaybePromise<void>;
  /** The question of the wizard that follows the request. */
  nextQuestion(): MaybePromise<string>;
  /** @param mailing a line, or empty when mail goes to the street address */
  addressLetter(name: string, street: string, mailing: string): MaybePromise<void>;
  /** Enters a person with a street address, which takes the mail as well, on the page of the request; continues from there. */
  enterPerson(name: string, address: { line: string; city: string; zip: string }): MaybePromise<void>;
  /** Sends the request that was entered. */
  submitRequest(): MaybePromise<void>;
  /** Enters the passcode of the last letter to this person and names them as the agent of the filing. */
  nameAgentOfLetter(name: string): MaybePromise<void>;
  /** Whether the page has a box or an option of this name. */
  hasOption(name: string): MaybePromise<boolean>;
  letter(): MaybePromise<{ name: string; address: string; delivery: string }>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const PASSCODES_ACTIONS: DriverActions<PasscodesDriver> = {
  usePasscode: 'use a passcode',
  validity: 'tell whether a passcode is valid',
  issuePasscode: 'issue a passcode',
  lastDay: 'tell the last day of a passcode',
  receiveRequestOutcome: 'receive the answer to a request for a passcode',
  nextQuestion: 'tell the question after the request',
  addressLetter: 'address the letter with a passcode',
  enterPerson: 'enter a person for a passcode',
  submitRequest: 'send a request for a passcode',
  nameAgentOfLetter: 'name the agent with the passcode of a letter',
  hasOption: 'tell whether an option is offered',
  letter: 'tell the letter with a passcode',
};

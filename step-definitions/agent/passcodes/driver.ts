import type { Outcome } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

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
  letter(): MaybePromise<{ name: string; address: string }>;
  /** What the filer reads after the request: its title, and its sentence on the letter. */
  textsAfterRequest(): MaybePromise<{ title: string; letter: string }>;
  /** Uses a passcode that has a past. */
  usePasscodeAgain(past: PasscodeHistory): MaybePromise<void>;
  /** 'for the first time', 'again' or 'not at all'. */
  possibleUse(): MaybePromise<string>;
  /** A new person requests a passcode. @param street the first line of an address in Denver */
  requestPasscode(street?: string): MaybePromise<void>;
  /** The same person asks once more. @param firstName as it is spelled now, where that differs */
  repeatRequest(firstName?: string): MaybePromise<void>;
  /** Sentences of what is wrong with the request; none when a letter is on its way. */
  requestProblems(): MaybePromise<string[]>;
  letterCount(): MaybePromise<number>;
  /** As the first letter spells it, and the registry for its passcode. */
  firstNameOfFirstLetter(): MaybePromise<string>;
  /** With the passcode of the letter. @param isLowerCase as it is typed */
  nameAgent(transaction: string, isLowerCase?: boolean): MaybePromise<void>;
  /** The same by another user, at another computer. */
  nameAgentElsewhere(transaction: string): MaybePromise<void>;
  /** Another user, at another computer, looks the passcode of the letter up. Returns whether it is valid. */
  isValidElsewhere(): MaybePromise<boolean>;
  /** Whether the last attempt named the individual of the letter. */
  isAgentNamed(): MaybePromise<boolean>;
  /** Whether all attempts that succeeded named one and the same agent. */
  isSameAgent(): MaybePromise<boolean>;
  savedProblem(): MaybePromise<string>;
}

/** What was done with a passcode before it is used. */
export interface PasscodeHistory {
  state: 'issued' | 'used' | 'replaced';
  minutesAgo: number;
  isSameTransaction: boolean;
  isSameBrowser: boolean;
  isAgentNamed: boolean;
}

import type { MaybePromise } from '../../foundation/maybe-promise';

/** What is on record about a possible agent, by the method of verification. */
export type Finding =
  | { method: 'D'; license: boolean; lastName: boolean; age?: number; isServiceDown: boolean }
  | { method: 'P'; isValid: boolean; age?: number }
  | { method: 'E'; isInGoodStanding: boolean };

/** The agent while it is being named. */
export interface AgentState {
  nameTyp: '' | 'I' | 'O';
  orgName: string;
  isOwnAgent: boolean;
  checkedTyp: '' | 'D' | 'P';
  license: string;
  lastName: string;
  passcode: string;
  entityBox: string;
}

/** The registered agent: its kind, its proof of identity, and its saving. */
export interface AgentsDriver {
  setAgent(state: Partial<AgentState>): MaybePromise<void>;
  agent(): MaybePromise<AgentState>;
  /** An agent is named who has consented. */
  consent(name: string): MaybePromise<void>;
  /** The registry keeps another agent in the place of that one. */
  replace(name: string): MaybePromise<void>;
  hasConsented(): MaybePromise<boolean>;
  /** Keeps the agent whom the entity has on record. */
  keepAgent(): MaybePromise<void>;
  /** Enters a license that does not verify, and goes back to the way of verification. */
  enterLicense(license: string, lastName: string): MaybePromise<void>;
  /** The same with a passcode. */
  enterPasscode(passcode: string): MaybePromise<void>;
  requestPasscode(name: string): MaybePromise<void>;
  /** Whom the passcode is requested for; empty without a request. */
  requestedName(): MaybePromise<string>;
  chooseIndividual(): MaybePromise<void>;
  chooseVerificationMethod(way: 'D' | 'P'): MaybePromise<void>;
  completeQuestion(question: string): MaybePromise<void>;
  /** The current question; the browser level waits for the expected one. */
  currentQuestion(expected: string): MaybePromise<string>;
  /** Where Back leads: a question, `transaction` for the page that the wizard was entered from; null where it is not offered. */
  questionBack(question: string): MaybePromise<string | null>;
  openQuestion(question: string): MaybePromise<void>;
  /** Enters the number or name of an entity. */
  enterEntity(text: string): MaybePromise<void>;
  isTakenAsNumber(): MaybePromise<boolean>;
  /** An entity of this status is among the results. */
  setFoundStatus(status: string): MaybePromise<void>;
  isSelectable(): MaybePromise<boolean>;
  /** The note shown instead of a choice; empty when the entity can be selected. */
  selectionNote(): MaybePromise<string>;
  receiveLookUp(finding: Finding): MaybePromise<void>;
  lookUpProblem(): MaybePromise<string>;
  /** The noun of the field with the problem; empty without one. */
  lookUpProblemField(): MaybePromise<string>;
  /** @param allowed complete addresses that are allowed in addition to the application's own */
  returnTo(address: string, allowed: string[]): MaybePromise<void>;
  isReturnAllowed(): MaybePromise<boolean>;
  /** Picks a named entity or person of the sample registry. */
  choosePersona(persona: string): MaybePromise<void>;
  searchByName(name: string): MaybePromise<void>;
  /** 0, 1001 or 1002. */
  searchCode(): MaybePromise<number>;
  foundNames(): MaybePromise<string[]>;
  /** Why the first entity that was found cannot be chosen; empty where it can. */
  foundObstacle(): MaybePromise<string>;
  lookUpEntity(number?: string): MaybePromise<void>;
  lookUpLicense(license?: string, lastName?: string): MaybePromise<void>;
  /** Without a passcode, that of the person chosen. */
  lookUpPasscode(passcode?: string): MaybePromise<void>;
  isInGoodStanding(): MaybePromise<boolean>;
  isOnRecord(): MaybePromise<boolean>;
  saveAgent(): MaybePromise<void>;
  isAgentSaved(): MaybePromise<boolean>;
  returnAddress(): MaybePromise<string>;
}

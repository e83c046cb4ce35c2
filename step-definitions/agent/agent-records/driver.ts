import type { CheckedType, SearchColumn, SortDirection } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** An entity as the registry keeps it, before it is asked to serve as agent. */
export interface Candidate {
  isInGoodStanding: boolean;
  hasPlaceInState: boolean;
  isMark: boolean;
}

/** An agent as it is shown, each part on one line; N/A for what there is not. */
export type ShownAgent = Record<'name' | 'streetAddress' | 'mailingAddress', string>;

/** Agents as they are considered, found, shown and saved. */
export interface AgentRecordsDriver {
  /** @param mailing a line, `the same`, or empty when there is none */
  setIndividual(name: string, street: string, mailing: string): MaybePromise<void>;
  setEntity(name: string, street: string, mailing: string): MaybePromise<void>;
  summary(): MaybePromise<ShownAgent>;
  /** As the filing shows its agent, and the record. */
  summaryInFiling(): MaybePromise<ShownAgent>;
  /** Whether an agent is shown as the one on record. */
  isAgentShown(): MaybePromise<boolean>;
  evaluateCandidate(candidate: Candidate): MaybePromise<void>;
  canServe(): MaybePromise<boolean>;
  /** Why the entity cannot serve; empty where it can. */
  obstacle(): MaybePromise<string>;
  setSearchResults(entities: readonly Record<string, string>[]): MaybePromise<void>;
  sortResults(column: SearchColumn, direction: SortDirection): MaybePromise<void>;
  resultNames(): MaybePromise<string[]>;
  /** The columns of the results, in their order. */
  resultColumns(): MaybePromise<string[]>;
  /** The street address as entered, or as kept before; `isPoBox`: a PO box by its words. */
  setStreetAddress(standing: { isAccepted: boolean; isPoBox: boolean }): MaybePromise<void>;
  needsVerification(): MaybePromise<boolean>;
  receiveVerification(isPoBox: boolean): MaybePromise<void>;
  /** The sentence at the address; empty without one. */
  verificationProblem(): MaybePromise<string>;
  /** @param code the registry's answer to a search */
  receiveSearchCode(code: number): MaybePromise<void>;
  searchMessage(): MaybePromise<string>;
  saveVerifiedBy(checkedTyp: CheckedType): MaybePromise<void>;
  authenticationType(): MaybePromise<string>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const AGENT_RECORDS_ACTIONS: DriverActions<AgentRecordsDriver> = {
  setIndividual: 'set an individual agent',
  setEntity: 'set an entity agent',
  summary: 'tell the summary of an agent',
  summaryInFiling: 'tell how a filing shows its agent',
  isAgentShown: 'tell whether an agent is shown',
  evaluateCandidate: 'evaluate an entity as agent',
  canServe: 'tell whether an entity can serve as agent',
  obstacle: 'tell why an entity cannot serve as agent',
  setSearchResults: 'set the results of a search',
  sortResults: 'sort the results of a search',
  resultNames: 'list the names of the results',
  resultColumns: 'list the columns of the results',
  setStreetAddress: 'set the street address of the agent',
  needsVerification: 'tell whether an address needs verification',
  receiveVerification: 'receive the answer of the address verifier',
  verificationProblem: 'tell the problem of an address verification',
  receiveSearchCode: 'receive the code of a search',
  searchMessage: 'tell the message about a search',
  saveVerifiedBy: 'save an agent by the method of verification',
  authenticationType: 'tell the code of the verification',
};

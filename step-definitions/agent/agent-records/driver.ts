import type { CheckedType, SearchColumn, SortDirection } from '#rules';
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

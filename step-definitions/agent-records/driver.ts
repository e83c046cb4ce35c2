import type { AgentSummary, CheckedType, SearchColumn, SortDirection } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** An entity as the registry keeps it, before it is asked to serve as agent. */
export interface Candidate {
  isInGoodStanding: boolean;
  hasPlaceInState: boolean;
  isMark: boolean;
}

/** Agents as they are looked at, found, shown and saved. */
export interface AgentRecordDriver {
  /** @param mailing a line, `the same`, or empty when there is none */
  hold(name: string, street: string, mailing: string): Soon<void>;
  holdEntity(name: string, street: string, mailing: string): Soon<void>;
  summary(): Soon<AgentSummary>;
  /** Whether an agent is shown as the one on record. */
  isNamed(): Soon<boolean>;
  consider(candidate: Candidate): Soon<void>;
  mayServe(): Soon<boolean>;
  found(entities: readonly Record<string, string>[]): Soon<void>;
  sort(column: SearchColumn, direction: SortDirection): Soon<void>;
  names(): Soon<string[]>;
  /** The columns of the results, in their order. */
  columns(): Soon<string[]>;
  /** The street address as entered, or as kept before; `isPoBox`: a PO box by its words. */
  street(standing: { isAccepted: boolean; isPoBox: boolean }): Soon<void>;
  asksVerifier(): Soon<boolean>;
  verify(isPoBox: boolean): Soon<void>;
  /** The sentence at the address; empty without one. */
  refusal(): Soon<string>;
  /** @param code the registry's word on a search */
  search(code: number): Soon<void>;
  searchMessage(): Soon<string>;
  save(checkedTyp: CheckedType): Soon<void>;
  authenticationType(): Soon<string>;
}

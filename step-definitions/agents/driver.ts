import type { Soon } from '../levels/maybe-promise';

/** What is on record of a would-be agent, by the way of verification. */
export type Finding =
  | { method: 'D'; license: boolean; lastName: boolean; age?: number; isServiceDown: boolean }
  | { method: 'P'; isValid: boolean; age?: number }
  | { method: 'E'; isInGoodStanding: boolean };

/** The agent as it stands while it is being named. */
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
export interface AgentDriver {
  hold(state: Partial<AgentState>): Soon<void>;
  state(): Soon<AgentState>;
  chooseIndividual(): Soon<void>;
  chooseWay(way: 'D' | 'P'): Soon<void>;
  complete(question: string): Soon<void>;
  /** What is asked for; at the browser level that is waited for. */
  question(expected: string): Soon<string>;
  askQuestion(question: string): Soon<void>;
  /** What stands in the box for an entity. */
  askFor(text: string): Soon<void>;
  isNumber(): Soon<boolean>;
  /** An entity of this status stands among the results. */
  find(status: string): Soon<void>;
  isSelectable(): Soon<boolean>;
  /** What stands beside the entity in the place of a choice; empty when it can be chosen. */
  mark(): Soon<string>;
  hear(finding: Finding): Soon<void>;
  problem(): Soon<string>;
  /** The noun of the field at which it stands; empty without a problem. */
  problemField(): Soon<string>;
  /** @param allowed complete addresses beside the application's own */
  handTo(address: string, allowed: string[]): Soon<void>;
  isSafe(): Soon<boolean>;
  /** Picks a named entity or person of the sample registry. */
  pick(persona: string): Soon<void>;
  search(name: string): Soon<void>;
  /** 0, 1001 or 1002. */
  searchCode(): Soon<number>;
  lookUpEntity(number?: string): Soon<void>;
  lookUpLicense(license?: string, lastName?: string): Soon<void>;
  isInGoodStanding(): Soon<boolean>;
  isOnRecord(): Soon<boolean>;
  save(): Soon<void>;
  isKept(): Soon<boolean>;
  handsBackTo(): Soon<string>;
}

import type { Soon } from '../soon';

/** What the motor-vehicle records say. */
export interface LicenceFinding {
  licence: boolean;
  lastName: boolean;
  age: number;
  isServiceDown: boolean;
}

/** The agent as it stands while it is being named. */
export interface AgentState {
  nameTyp: '' | 'I' | 'O';
  orgName: string;
  isOwnAgent: boolean;
  checkedTyp: '' | 'D' | 'P';
  licence: string;
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
  isNumber(text: string): Soon<boolean>;
  isSelectable(status: string): Soon<boolean>;
  hear(finding: LicenceFinding): Soon<void>;
  problem(): Soon<string>;
  isSafe(address: string, allowed: string[]): Soon<boolean>;
  /** Picks a named entity or person of the sample registry. */
  pick(persona: string): Soon<void>;
  search(name: string): Soon<void>;
  /** 0, 1001 or 1002. */
  searchCode(): Soon<number>;
  lookUpEntity(number?: string): Soon<void>;
  lookUpLicence(licence?: string, lastName?: string): Soon<void>;
  isInGoodStanding(): Soon<boolean>;
  isOnRecord(): Soon<boolean>;
  save(): Soon<void>;
  isKept(): Soon<boolean>;
  handsBackTo(): Soon<string>;
}

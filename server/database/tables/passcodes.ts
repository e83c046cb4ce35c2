import type { PasscodeState } from '#rules';
import type { Generated, JSONColumnType } from 'kysely';
import type { AgentDetailsColumn } from './agents';

/** A person to whom passcodes are mailed. The same name with other addresses is another person. */
export interface IndividualTable {
  individual_id: string;
  /** Hash of the name and the addresses, in which their spelling makes no difference. */
  person_key: string;
  details: JSONColumnType<AgentDetailsColumn>;
  created_at: Date;
}

/** A mailed passcode. At most one of an individual is `issued`. */
export interface PasscodeTable {
  passcode_id: string;
  /** In the order of issue, even if testers moved the clock. */
  issue_number: Generated<string>;
  individual_id: string;
  /** Keyed hash of the passcode, which is kept nowhere itself. */
  lookup_key: string;
  state: PasscodeState;
  issued_at: Date;
  /** When the agent was saved with it; null unless the state is `used`. */
  used_at: Date | null;
  /** Keyed hash of the key with which its use can be repeated; null where the browser has sent none. */
  repeat_hash: string | null;
  /** The agent that was saved with it; null also when that one was removed. */
  agent_history_id: string | null;
}

/** How often a caller has tried wrong passcodes lately. */
export interface PasscodeTriesTable {
  caller: string;
  tries: number;
  /** Nothing is looked up for the caller before. */
  waits_until: Date;
  tried_at: Date;
}

export interface PasscodeTables {
  individual: IndividualTable;
  passcode: PasscodeTable;
  passcode_tries: PasscodeTriesTable;
}

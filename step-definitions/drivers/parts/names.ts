import type { FilingType, NameCheckOutcome } from '#rules';
import type { Soon } from '../soon';

/** What the registry says of a name. */
export interface NameVerdict {
  valid: boolean;
  isAvailable: boolean;
  isReserved: boolean;
}

/** Names of entities: those on record, those asked for, and what comes of them. */
export interface NamesDriver {
  putOnRecord(name: string): Soon<void>;
  reserve(name: string, owner: string): Soon<void>;
  /** Begins a change of name of an entity of this status. */
  beginChange(statusCode: string, nameOnRecord: string): Soon<void>;
  /** Asks for a name, for a limited liability company unless another formation asks. */
  ask(name: string, formation?: FilingType): Soon<void>;
  answerReserved(isAuthorized: boolean): Soon<void>;
  /** The filer has been found authorized to use a reserved name. */
  beAuthorized(name: string): Soon<void>;
  edit(name: string): Soon<void>;
  answerChange(answer: 'Y' | 'N'): Soon<void>;
  judge(verdict: NameVerdict): Soon<void>;
  outcome(): Soon<NameCheckOutcome | ''>;
  problem(): Soon<string>;
  /** What the filer is told of close names; empty when there are none. */
  note(): Soon<string>;
  hasRequiredTerm(): Soon<boolean>;
  takenDown(): Soon<string>;
  isAnythingKnown(): Soon<boolean>;
  warning(): Soon<string>;
  /** The name once the entity is reinstated, or its delinquency is cured. */
  afterwards(): Soon<string>;
  isAskedForChange(): Soon<boolean>;
  isAskedAboutReservation(): Soon<boolean>;
}

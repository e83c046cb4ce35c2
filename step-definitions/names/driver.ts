import type { NameCheckOutcome } from '#rules';
import type { Soon } from '../levels/maybe-promise';

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
  ask(name: string): Soon<void>;
  answerReserved(isAuthorized: boolean): Soon<void>;
  /** The filer has been found authorized to use a reserved name. */
  beAuthorized(name: string): Soon<void>;
  edit(name: string): Soon<void>;
  answerChange(answer: 'Y' | 'N'): Soon<void>;
  judge(verdict: NameVerdict): Soon<void>;
  outcome(): Soon<NameCheckOutcome | ''>;
  problem(): Soon<string>;
  hasRequiredTerm(): Soon<boolean>;
  takenDown(): Soon<string>;
  isAnythingKnown(): Soon<boolean>;
  warning(): Soon<string>;
  /** The name once the entity is reinstated, or its delinquency is cured. */
  afterwards(): Soon<string>;
  isAskedForChange(): Soon<boolean>;
  isAskedAboutReservation(): Soon<boolean>;
}

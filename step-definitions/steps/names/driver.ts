import type { FilingType, NameCheckOutcome } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** What the registry says of a name. */
export interface NameVerdict {
  valid: boolean;
  isAvailable: boolean;
  isReserved: boolean;
}

/** Names of entities: those on record, those that are checked, and the outcomes. */
/** An entity that has had its status for so many days. */
export interface StandingSample {
  name: string;
  statusCode: string;
  days: number;
}

export interface NamesDriver {
  recordEntity(name: string): MaybePromise<void>;
  reserveName(name: string, owner: string): MaybePromise<void>;
  /** @param since the day, `YYYY-MM-DD`; empty where it is not known */
  recordStanding(entity: { name: string; statusCode: string; since: string }): MaybePromise<void>;
  recordStandingFor(entity: StandingSample): MaybePromise<void>;
  /** Begins a change of name of an entity of this status. */
  beginNameChange(statusCode: string, nameOnRecord: string): MaybePromise<void>;
  /** Checks a name for a limited liability company, or for the entity that another formation forms. */
  checkName(name: string, formation?: FilingType): MaybePromise<void>;
  /** The filer stops typing; the name stands in the field. */
  typeName(name: string): MaybePromise<void>;
  /** What the filer is told of the name as typed. */
  hint(): MaybePromise<string>;
  chooseTerm(term: string, name: string): MaybePromise<void>;
  nameWithTerm(): MaybePromise<string>;
  chooseReservedName(isAuthorized: boolean): MaybePromise<void>;
  /** The filer has been found authorized to use a reserved name. */
  authorizeForName(name: string): MaybePromise<void>;
  editName(name: string): MaybePromise<void>;
  chooseNameChange(answer: 'Y' | 'N'): MaybePromise<void>;
  receiveNameCheck(verdict: NameVerdict): MaybePromise<void>;
  outcome(): MaybePromise<NameCheckOutcome | ''>;
  problem(): MaybePromise<string>;
  /** What the filer is told about close names; empty when there are none. */
  note(): MaybePromise<string>;
  /** The name by which the entity is on record now. */
  nameByLaw(): MaybePromise<string>;
  storedName(): MaybePromise<string>;
  isAvailabilityKnown(): MaybePromise<boolean>;
  warning(): MaybePromise<string>;
  /** The name once the entity is reinstated, or its delinquency is cured. */
  nameAfterFiling(): MaybePromise<string>;
  isAskedAboutNameChange(): MaybePromise<boolean>;
  isAskedAboutReservation(): MaybePromise<boolean>;
}

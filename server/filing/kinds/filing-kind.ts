import type { Filing, StepProblem } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';
import type { EntityOnRecord } from '../../entities/find-entity';

/** What a kind decides by before a filing is paid. */
export interface FilingFacts {
  /** As sanitized, and from `check` on with what the kind takes from the record. */
  filing: Filing;
  /** The entity that the filing is on, as on record now; null for a kind that begins new. */
  entity: EntityOnRecord | null;
  now: Date;
}

/** A filing that has been paid, with the numbers and dates that the registry has given it. */
export interface RecordedFiling {
  filing: Filing;
  /** The entity that it forms, or the one on record that it is on. */
  entityId: string;
  /** Document number. */
  transactionId: string;
  filedAt: Date;
  /** The same as `filedAt`, or the later moment that the filer chose. */
  effectiveAt: Date;
}

/**
 * What one kind of filing has of its own. Everything else in `server/filing` is the same for every filing and asks its kind, never
 * its type: a new kind is a file next to this one and a row in `FILING_KINDS`.
 *
 * How the kinds that are still to come fill it in:
 *
 * | kind      | begins   | heldName                               | agent | record  | takeEffect                                                  | nextReport   |
 * |-----------|----------|----------------------------------------|-------|---------|-------------------------------------------------------------|--------------|
 * | report    | onRecord | none                                   | yes   | nothing | office, agent, noncompliant becomes good, due day moves     | a year on    |
 * | amend     | onRecord | the new name; none while its key stays | no    | nothing | name on the entity, the old name is released                | as on record |
 * | chgpoa    | onRecord | none                                   | no    | nothing | office                                                      | as on record |
 * | chgra     | onRecord | none                                   | yes   | nothing | agent                                                       | as on record |
 * | reinstate | onRecord | the name afterwards                    | yes   | nothing | name, office, agent, status good, no date of dissolution    | as on record |
 * | cure      | onRecord | the name afterwards                    | yes   | nothing | name, office, agent, status good, no date of delinquency    | as on record |
 */
export interface FilingKind {
  /** `new` forms an entity, `onRecord` changes one: then an unknown entity is refused before `check`. */
  begins: 'new' | 'onRecord';
  /** Whether the filing names a registered agent, whose verified identity it then claims. */
  takesAgent: boolean;
  /**
   * The name that is refused to others from payment start on: held by the filing while it is paid, by the entity once it is on
   * record (in addition to the entity's present name, if it has another). Null when the filing needs none.
   */
  heldName(facts: FilingFacts): string | null;
  /** Whole dollars. */
  price(facts: FilingFacts): number;
  /**
   * Puts the record's facts in place of what the browser sent (statuses, the entity's type, its present name, the fraud check), and
   * finds the problems that the record shows. The rules of the filing's pages are checked for every kind after this.
   */
  check(facts: FilingFacts): { filing: Filing; problems: StepProblem[] };
  /** Writes what must be on record from the payment on, also while the effect is delayed; `takeEffect` follows when it is not. */
  record(tx: Transaction<Database>, recorded: RecordedFiling): Promise<void>;
  /**
   * Changes the entity, and only what the filing is about. Runs once: at `effectiveAt`, and for a filing under the fraud check not before
   * staff have approved it.
   */
  takeEffect(tx: Transaction<Database>, recorded: RecordedFiling): Promise<void>;
  /** The day `YYYY-MM-DD` by which the entity's next periodic report is due, as the receipt says it. */
  nextReport(entity: EntityOnRecord, now: Date): string;
  /** The entity's name as the card page, the receipt, mails and documents of this filing say it. */
  displayName(filing: Filing): string;
}

/** The entity that a filing of a kind that begins on record is on. */
export function entityOf({ entity }: FilingFacts): EntityOnRecord {
  if (entity === null) throw new Error('A filing on record was checked without its entity.');
  return entity;
}

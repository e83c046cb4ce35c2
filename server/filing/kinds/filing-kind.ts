import type { EffectChange, EffectFacts, Filing, RecordFact, StepProblem } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/tables';

/** The result of the check of a kind. */
export interface KindCheck {
  filing: Filing;
  problems: StepProblem[];
}

/** Questions of a kind about the names on record, leaving out those of this filing and its entity. */
export interface NamesOfOthers {
  /** The moment of the check, an ISO 8601 instant. */
  now: string;
  /** Whether the name is free: not used, not held for a filing, and not reserved. */
  isFree(name: string): Promise<boolean>;
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
  /** It has waited for staff beyond that moment: what has taken effect since is not undone (reading 41). */
  isLate?: boolean;
}

/**
 * What distinguishes one kind of filing. Everything else in `server/filing` is the same for every filing and asks its kind, never its type:
 * a new kind is a file next to this one and a row in `FILING_KINDS`.
 */
export interface FilingKind {
  /** `new` forms an entity, `onRecord` changes one: then an unknown entity is refused before `check`. */
  begins: 'new' | 'onRecord';
  /**
   * The parts of the record that the filing is about. If another filing has changed them since this one began, payment starts only after
   * the filer has seen the present record (reading 27). Empty for a kind that forms a new entity.
   */
  changes: readonly RecordFact[];
  /**
   * The name that is refused to others from payment start on: held by the filing while it is paid, by the entity once it is on
   * record (in addition to the entity's present name, if it has another). Null when the filing needs none.
   */
  heldName(filing: Filing): string | null;
  /**
   * The name that the filing gets in the place of the held one if the entity is cured or reinstated before it takes effect: held as well,
   * if it is free. Left out by a kind that needs none.
   */
  bareName?(filing: Filing): string | null;
  /**
   * Replaces values that the browser sent by those of the record, and finds the problems of this kind alone. The facts of the record that
   * no filer enters are in the filing already (`applyRecord`), and the rules of the filing's pages are checked for every kind after this.
   */
  check(filing: Filing, names: NamesOfOthers): KindCheck | Promise<KindCheck>;
  /**
   * Asked under the lock of the entity when the payment succeeds: whether the record still wants this filing, which another one may have
   * made superfluous while its payment was late. If not, the charge is refunded. Left out for a kind that can be filed again.
   * @param at the moment of the question, by which the standing of the entity is judged
   */
  isStillDue?(tx: Transaction<Database>, filing: Filing, at: Date): Promise<boolean>;
  /** Writes what must be on record from the payment on, also while the effect is delayed. */
  record(tx: Transaction<Database>, recorded: RecordedFiling): Promise<void>;
  /**
   * What it changes (`effectOfFiling`) instead where another entity has the name that it would give, best first. The registry takes the first whose name the
   * entity can have, and the last in any case.
   */
  alternatives?(filing: Filing, given: EffectFacts): EffectChange[][];
}

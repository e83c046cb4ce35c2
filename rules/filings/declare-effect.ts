import type { StepProblem } from '../constraints/step-problem';
import type { Filing } from '../filing/filing';
import type { EffectCondition, FactsSet, RecordFact } from '../record/facts';

/** What the registry knows of a filing beside its content when its effect is computed. */
export interface EffectFacts {
  /** The agent that the filing names, under the ID that the registry has given it; left out where the agent on record stays. */
  registeredAgent?: string;
  /** The moment of the effect, an ISO 8601 instant. */
  at: string;
}

/** Facts that a filing sets together, on a record that allows it. */
export interface SetByFiling {
  set: FactsSet;
  /** What the record has to say; `fileable` stands for all statuses of entities on which this filing can be made. */
  when?: Omit<EffectCondition, 'status'> & { status: EffectCondition['status'] | 'fileable' };
}

/** A filing with the values of the record in the place of those that a browser sent, and what its filer has to see first. */
export interface SettledFiling {
  filing: Filing;
  problems: StepProblem[];
}

/** What a filing does to the record, and what it holds until then. */
export interface FilingEffect {
  /**
   * The parts of the record that it is about: if another filing has changed them since this one began, payment starts only after the filer
   * has seen the present record (reading 27). Empty for a formation.
   */
  readonly about: readonly RecordFact[];
  /** What it sets on record when it takes effect, and only what it is about (T1-fold). */
  sets(filing: Filing, given: EffectFacts): SetByFiling[];
  /**
   * What it sets instead where another entity has the name that it would give, best first. The registry takes the first whose name the
   * entity can have, and the last in any case.
   */
  alternatives?(filing: Filing, given: EffectFacts): SetByFiling[][];
  /**
   * The name that is refused to others from payment start on: held by the filing while it is paid, by the entity once it is on
   * record (in addition to the entity's present name, if it has another). Null, or left out, when the filing needs none.
   */
  heldName?(filing: Filing): string | null;
  /**
   * The name that the filing gets in the place of the held one if the entity is cured or reinstated before it takes effect: held as well,
   * if it is free.
   */
  bareName?(filing: Filing): string | null;
  /** The name of which `settle` has to know whether it is free for the filing; null where it need not. */
  nameInQuestion?(filing: Filing, now: string): string | null;
  /** The document number of the delayed filing that it revokes, which then never takes effect (T1-revoke); left out where it revokes none. */
  revokes?(filing: Filing): string;
  /**
   * Puts what the record decides in the place of what the browser sent, beyond the facts that every filing takes from it. Left out where
   * there is nothing more.
   */
  settle?(filing: Filing, facts: { now: string; isNameFree: boolean }): SettledFiling;
}

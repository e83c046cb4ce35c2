import {
  FACT_NAMES,
  PART_OF_FACT,
  WITHIN,
  withFactsWithin,
  type RecordFact,
  type RecordFacts,
} from './facts';
import { foldEffects, type FoldedRecord, type RecordEffect } from './fold';
import { isPartWithheld } from './withheld-parts';

type PublicFactName = {
  [Name in keyof RecordFacts]: (typeof PART_OF_FACT)[Name] extends null ? never : Name;
}[keyof RecordFacts];

/** Facts of a record that anybody may see. */
export type PublicFacts = Partial<Pick<RecordFacts, PublicFactName>>;

/** What an effect made of the public record of an entity: the facts that it changed, as they were before and after it. */
export interface ChangeOfRecord {
  before: PublicFacts;
  after: PublicFacts;
  /** Parts whose values are left out, since the document that set them is withheld. */
  withheld: RecordFact[];
}

const NAMES = FACT_NAMES.filter(
  (name): name is PublicFactName => PART_OF_FACT[name] !== null && !Object.hasOwn(WITHIN, name),
);

/** Whether two facts are equal, in whatever order their parts are written. */
function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
  return entries.length === others.size && entries.every(([key, value]) => isEqual(value, others.get(key)));
}

/**
 * The public change that the last of some effects has made of a record (T4-log).
 * @param effects in the order in which they were written, from the first one on
 * @param withheld the numbers of the entity's documents that are withheld
 */
export function changeOfRecord(
  effects: readonly RecordEffect[],
  withheld: readonly string[],
): ChangeOfRecord {
  const after = foldEffects(effects);
  const before = effects.length > 1 ? foldEffects(effects.slice(0, -1)) : null;
  const changed = NAMES.filter((name) => before === null || !isEqual(before.facts[name], after.facts[name]));
  const isWithheld = (name: PublicFactName, { setBy }: FoldedRecord) =>
    withFactsWithin([name]).some((each) =>
      isPartWithheld(PART_OF_FACT[name], setBy[each]?.document ?? '', withheld),
    );
  const shown = (record: FoldedRecord): PublicFacts =>
    Object.fromEntries(
      changed.filter((name) => !isWithheld(name, record)).map((name) => [name, record.facts[name]]),
    );
  const hidden = changed.filter(
    (name) => isWithheld(name, after) || (before !== null && isWithheld(name, before)),
  );
  return {
    before: before === null ? {} : shown(before),
    after: shown(after),
    withheld: [...new Set(hidden.map((name): RecordFact => PART_OF_FACT[name]))],
  };
}

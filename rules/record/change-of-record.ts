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

const isFactWithheld = (
  name: PublicFactName,
  { setBy }: FoldedRecord,
  withheld: readonly string[],
): boolean =>
  withFactsWithin([name]).some((each) =>
    isPartWithheld(PART_OF_FACT[name], setBy[each]?.document ?? '', withheld),
  );

const pick = (facts: PublicFacts, names: readonly PublicFactName[]): PublicFacts =>
  Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]]));

const partsOf = (names: readonly PublicFactName[]): RecordFact[] => [
  ...new Set(names.map((name): RecordFact => PART_OF_FACT[name])),
];

/**
 * What anybody may see of a record (T4-privacy), and the parts that nobody may, since the document that set them is withheld.
 * @param withheld the numbers of the entity's documents that are withheld
 */
export function publicFacts(
  record: FoldedRecord,
  withheld: readonly string[],
): { facts: PublicFacts; withheld: RecordFact[] } {
  const hidden = NAMES.filter((name) => isFactWithheld(name, record, withheld));
  const shown = NAMES.filter((name) => !hidden.includes(name));
  return { facts: pick(record.facts, shown), withheld: partsOf(hidden) };
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
  // A fact that was withheld and is public again has changed for readers, be it to the value that it had.
  const changed = NAMES.filter(
    (name) =>
      before === null ||
      !isEqual(before.facts[name], after.facts[name]) ||
      isFactWithheld(name, before, withheld) !== isFactWithheld(name, after, withheld),
  );
  const shown = (record: FoldedRecord): PublicFacts => pick(publicFacts(record, withheld).facts, changed);
  const hidden = changed.filter(
    (name) =>
      isFactWithheld(name, after, withheld) || (before !== null && isFactWithheld(name, before, withheld)),
  );
  return { before: before === null ? {} : shown(before), after: shown(after), withheld: partsOf(hidden) };
}

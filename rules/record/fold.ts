import type { OvertakenFact } from '../filing/record-change';
import {
  PART_OF_FACT,
  type EffectChange,
  type EffectCondition,
  type FactName,
  type RecordFact,
  type RecordFacts,
} from './facts';

/** What a filing, or the office's clock, does to the record at a moment. Instants are ISO 8601 in UTC, of one length, so that they compare as text. */
export interface RecordEffect {
  /** The moment of the effect. */
  at: string;
  /** When the office received the filing; the same as `at` for what the clock does. */
  receivedAt: string;
  /** Document number; empty for what is not a filing. */
  document: string;
  changes: readonly EffectChange[];
}

/** The record of an entity, and the effect that set each of its facts; none where it stood there from the beginning. */
export interface FoldedRecord {
  facts: RecordFacts;
  setBy: Partial<Record<FactName, RecordEffect>>;
}

const orderOf = ({ at, receivedAt, document }: RecordEffect): string => [at, receivedAt, document].join(' ');

/** The order of effects: by their moment, then by receipt, then by document number (T1-fold). */
export const inOrderOfEffect = (effects: readonly RecordEffect[]): RecordEffect[] =>
  effects.toSorted((one, other) => {
    const [first, second] = [orderOf(one), orderOf(other)];
    if (first === second) return 0;
    return first < second ? -1 : 1;
  });

/** Whether a record says what a condition wants. */
export const isMet = (
  { status, reportDue }: EffectCondition,
  facts: Pick<RecordFacts, 'status' | 'reportDue'>,
): boolean =>
  (status === undefined || status.includes(facts.status.code)) &&
  (reportDue === undefined || reportDue === facts.reportDue);

/** The facts that an effect sets on a record, by what that said just before. */
export const factsSetBy = (
  { changes }: Pick<RecordEffect, 'changes'>,
  facts: RecordFacts,
): Partial<RecordFacts> =>
  Object.assign(
    {},
    ...changes.filter(({ when = {} }) => isMet(when, facts)).map(({ set }) => set),
  ) as Partial<RecordFacts>;

const isFactName = (key: string, facts: RecordFacts): key is FactName => Object.hasOwn(facts, key);

const applyEffect = ({ facts, setBy }: FoldedRecord, effect: RecordEffect): FoldedRecord => {
  const set = factsSetBy(effect, facts);
  const names = Object.keys(set).filter((key) => isFactName(key, facts));
  return {
    facts: { ...facts, ...set },
    setBy: { ...setBy, ...Object.fromEntries(names.map((name) => [name, effect])) },
  };
};

/** What is on record of an entity: the fold of the effects in force over what stood there first, in their order (T1-fold). */
export const foldEffects = (first: RecordFacts, effects: readonly RecordEffect[]): FoldedRecord =>
  inOrderOfEffect(effects).reduce(applyEffect, { facts: first, setBy: {} });

/**
 * What a filing whose effect comes late does not set on a record, since effects after it in order have set it (reading 41).
 * @param effects all effects in force, this one among them
 */
export function overtakenFacts(
  first: RecordFacts,
  effects: readonly RecordEffect[],
  effect: RecordEffect,
): OvertakenFact[] {
  const before = inOrderOfEffect(effects).filter((one) => one !== effect && orderOf(one) < orderOf(effect));
  const wanted = factsSetBy(effect, foldEffects(first, before).facts);
  const { setBy } = foldEffects(first, effects);
  const overtaken = new Map<RecordFact, string>();
  for (const [key, part] of Object.entries(PART_OF_FACT) as [FactName, RecordFact | null][]) {
    const setter = setBy[key];
    if (part !== null && Object.hasOwn(wanted, key) && setter !== effect)
      overtaken.set(part, setter?.document ?? '');
  }
  return [...overtaken].map(([fact, document]) => ({ fact, document }));
}

import { emptyFiling } from '../filing/empty-filing';
import type { OvertakenFact } from '../filing/record-change';
import {
  PART_OF_FACT,
  partsOfFacts,
  withFactsWithin,
  type EffectChange,
  type EffectCondition,
  type FactName,
  type FactsSet,
  type RecordFacts,
} from './facts';

/**
 * Why a record changes. `start` puts on record what stood there when the registry began to keep effects; `housekeeping` is the office's
 * clock.
 */
export type EffectCause = 'start' | 'filing' | 'housekeeping' | 'secureFiling';

/** What a filing, or the office's clock, does to the record at a moment. Instants are ISO 8601 in UTC, of one length, so that they compare as text. */
export interface RecordEffect {
  cause: EffectCause;
  /** The moment of the effect. */
  at: string;
  /** When the office received the filing; the same as `at` for what the clock does. */
  receivedAt: string;
  /** Document number; empty for what is not a filing. */
  document: string;
  changes: readonly EffectChange[];
}

/** The record of an entity, and the effect that set each of its facts. */
export interface FoldedRecord {
  facts: RecordFacts;
  setBy: Partial<Record<FactName, RecordEffect>>;
}

/** What stands on record before the first effect of an entity, which sets every fact. */
const nothingOnRecord = (): RecordFacts => ({
  name: '',
  statutoryLanguage: '',
  status: { code: '', delinquentSince: null, dissolvedOn: null },
  principalOffice: emptyFiling().principalOfficeValues,
  registeredAgent: null,
  reportMonth: 0,
  reportDue: null,
  secureFiling: false,
});

/** What stood on record at the start comes before everything, also before what is known to have happened earlier. */
const orderOf = ({ cause, at, receivedAt, document }: RecordEffect): string =>
  cause === 'start' ? '' : [at, receivedAt, document].join(' ');

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
export const factsSetBy = ({ changes }: Pick<RecordEffect, 'changes'>, facts: RecordFacts): FactsSet =>
  Object.assign(
    {},
    ...changes.filter(({ when = {} }) => isMet(when, facts)).map(({ set }) => set),
  ) as FactsSet;

/** The names of facts that are set, those within others among them. */
const namesOf = (set: FactsSet): FactName[] => withFactsWithin(Object.keys(set) as FactName[]);

const withFactsSet = (facts: RecordFacts, { mailingAddress, ...set }: FactsSet): RecordFacts => {
  const after = { ...facts, ...set };
  return { ...after, principalOffice: { ...after.principalOffice, ...mailingAddress } };
};

const applyEffect = ({ facts, setBy }: FoldedRecord, effect: RecordEffect): FoldedRecord => {
  const set = factsSetBy(effect, facts);
  return {
    facts: withFactsSet(facts, set),
    setBy: { ...setBy, ...Object.fromEntries(namesOf(set).map((name) => [name, effect])) },
  };
};

/** What is on record of an entity: the fold of the effects in force, in their order (T1-fold). The first of them sets every fact. */
export const foldEffects = (effects: readonly RecordEffect[]): FoldedRecord =>
  inOrderOfEffect(effects).reduce(applyEffect, { facts: nothingOnRecord(), setBy: {} });

/**
 * What a filing whose effect comes late does not set on a record, since effects after it in order have set it (reading 41).
 * @param effects all effects in force, this one among them
 */
export function overtakenFacts(effects: readonly RecordEffect[], effect: RecordEffect): OvertakenFact[] {
  const before = inOrderOfEffect(effects).filter((one) => one !== effect && orderOf(one) < orderOf(effect));
  const wanted = factsSetBy(effect, foldEffects(before).facts);
  const { setBy } = foldEffects(effects);
  const overtaken = namesOf(wanted).filter((name) => setBy[name] !== effect);
  return partsOfFacts(overtaken).map((fact) => {
    const setters = overtaken.filter((name) => PART_OF_FACT[name] === fact).map((name) => setBy[name]);
    return { fact, document: setters.at(-1)?.document ?? '' };
  });
}

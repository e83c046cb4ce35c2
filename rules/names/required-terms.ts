import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EntityType } from '../entities/entity-type';
import { ENTITY_TYPES } from '../entities/entity-type';
import type { Problem } from '../problem';
import { wordsOf } from './words';

const MISSING_TERM = {
  LLC: 'The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time.',
  corporation:
    'The name of this corporation does not include a required term or abbreviation. You must update or change the name at this time.',
} as const;

/** The terms that the law names for one type of entity. */
export interface NameTerms {
  /** Which kind of entity must have one of the terms in its name; null where a name may, but need not, have one. */
  requiredOf: keyof typeof MISSING_TERM | null;
  terms: readonly string[];
}

const LLC_TERMS = [
  'Limited Liability Company',
  'Ltd. Liability Company',
  'Limited Liability Co.',
  'Ltd. Liability Co.',
  'Limited',
  'L.L.C.',
  'LLC',
  'Ltd.',
] as const;
const CORPORATION_TERMS = [
  'Corporation',
  'Incorporated',
  'Company',
  'Limited',
  'Corp.',
  'Inc.',
  'Co.',
  'Ltd.',
] as const;
const COOPERATIVE_TERMS = [
  'Cooperative',
  'Association',
  'Incorporated',
  'Company',
  'Limited',
  'Coop',
  "Ass'n",
  'Assn',
  'Assoc.',
  'Inc.',
  'Co.',
  'Ltd.',
] as const;

/** Terms of 7-90-601(3), C.R.S., as names write them (decision on required terms). */
export const NAME_TERMS_TABLE = defineTable<NameTerms>()({
  name: 'Terms in the name of an entity',
  source: 'W5-name-term',
  hitPolicy: 'unique',
  inputs: { entityType: choice(ENTITY_TYPES) },
  rows: [
    { when: { entityType: 'DLLC' }, then: { requiredOf: 'LLC', terms: LLC_TERMS } },
    { when: { entityType: 'DPC' }, then: { requiredOf: 'corporation', terms: CORPORATION_TERMS } },
    { when: { entityType: 'DNC' }, then: { requiredOf: null, terms: CORPORATION_TERMS } },
    { when: { entityType: ['DC55', 'DC56'] }, then: { requiredOf: null, terms: COOPERATIVE_TERMS } },
  ],
});

/** The terms that the law names for this type of entity, required or not. */
export const termsOf = (entityType: EntityType): readonly string[] =>
  evaluate(NAME_TERMS_TABLE, { entityType }).terms;

/** The terms of which a name of this type of entity must have one; none when none is required (T11-names). */
export const requiredTerms = (entityType: EntityType): readonly string[] => {
  const { requiredOf, terms } = evaluate(NAME_TERMS_TABLE, { entityType });
  return requiredOf === null ? [] : terms;
};

const holds = (words: readonly string[], term: readonly string[]): boolean =>
  words.some((_, place) => term.every((word, index) => words[place + index] === word));

/** Whether a name holds a required term as whole words, in any case and punctuation (`L.L.C.`, `Ltd`). */
export const hasRequiredTerm = (name: string, entityType: EntityType): boolean => {
  const terms = requiredTerms(entityType);
  const words = wordsOf(name);
  return terms.length === 0 || terms.some((term) => holds(words, wordsOf(term)));
};

/** The problem of a name without a required term; null when there is none (W5-name-term). */
export const requiredTermProblem = (name: string, entityType: EntityType): Problem | null => {
  const { requiredOf } = evaluate(NAME_TERMS_TABLE, { entityType });
  if (requiredOf === null || hasRequiredTerm(name, entityType)) return null;
  return {
    path: 'name',
    code: 'requiredTerm',
    message: MISSING_TERM[requiredOf],
  };
};

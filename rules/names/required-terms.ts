import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EntityType } from '../entities/entity-type';
import { ENTITY_TYPES } from '../entities/entity-type';
import type { Problem } from '../problem';
import { wordsOf } from './words';

/** The terms of which a name must contain one, and the word for the entity in the message. No terms: none is required. */
export interface RequiredTerms {
  noun: string;
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
const COOPERATIVE_TERMS = ['Cooperative', 'Association', 'Co-op', 'Coop'] as const;

/** Terms of 7-90-601, C.R.S., as names write them (decision on required terms). */
export const REQUIRED_TERMS_TABLE = defineTable<RequiredTerms>()({
  name: 'Terms of which a name must hold one',
  source: 'W5-name-term',
  hitPolicy: 'unique',
  inputs: { entityType: choice(ENTITY_TYPES) },
  rows: [
    { when: { entityType: 'DLLC' }, then: { noun: 'LLC', terms: LLC_TERMS } },
    { when: { entityType: 'DPC' }, then: { noun: 'corporation', terms: CORPORATION_TERMS } },
    { when: { entityType: 'DNC' }, then: { noun: 'nonprofit corporation', terms: [] } },
    { when: { entityType: 'DC55' }, then: { noun: 'cooperative association', terms: COOPERATIVE_TERMS } },
    { when: { entityType: 'DC56' }, then: { noun: 'cooperative', terms: COOPERATIVE_TERMS } },
  ],
});

/** The terms of which a name of this type of entity must hold one; none when none is required. */
export const requiredTerms = (entityType: EntityType): readonly string[] =>
  evaluate(REQUIRED_TERMS_TABLE, { entityType }).terms;

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
  if (hasRequiredTerm(name, entityType)) return null;
  const { noun } = evaluate(REQUIRED_TERMS_TABLE, { entityType });
  return {
    path: 'name',
    code: 'requiredTerm',
    message: `The name of this ${noun} does not include a required term or abbreviation. You must update or change the name at this time.`,
  };
};

import { MAX_NAME_LENGTH } from '../constants/limits';
import type { EntityType } from '../entities/entity-type';
import { nameWithoutTerms } from './name-without-terms';
import { requiredTerms } from './required-terms';
import { statutorySuffix, withoutStatutoryLanguage } from './statutory-suffix';

/**
 * The name with a term of its type of entity at the end, replacing the terms that it ended with; unchanged where the name is empty, or
 * there is no room. Statutory language stays after the term.
 * @example withTerm('Juniper Flat, LLC', 'Ltd.') // 'Juniper Flat Ltd.'
 */
export const withTerm = (name: string, term: string): string => {
  const withoutTerms = nameWithoutTerms(withoutStatutoryLanguage(name));
  const ended = `${withoutTerms} ${term}`.trim() + statutorySuffix(name);
  return withoutTerms === '' || ended.length > MAX_NAME_LENGTH ? name : ended;
};

/** Which of the terms the name ends with, before any statutory language; empty for none. */
export const termOf = (name: string, terms: readonly string[]): string =>
  terms.find((term) => withoutStatutoryLanguage(name).endsWith(` ${term}`)) ?? '';

/** The terms that a filer can choose to put at the end of a name; none for a type of entity that needs none. */
export const termsToChoose = (entityType: EntityType | ''): readonly string[] =>
  entityType === '' ? [] : requiredTerms(entityType);

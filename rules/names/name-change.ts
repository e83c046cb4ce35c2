import type { Filing } from '../filing/filing';
import { isFormation } from '../filing/formations';
import type { EntityNameValues } from '../filing-parts/sections';
import { normalizeEntityName } from './normalize';
import { hasRequiredTerm, requiredTermProblem } from './required-terms';
import { keepStatutorySuffix, suffixWarning } from './statutory-suffix';

type NameFacts = Pick<Filing, 'filingType' | 'entityType'>;

/** The text of review and documents in the place of an unchanged name. */
export const UNCHANGED_NAME = 'The name does not change.';

/**
 * Whether the filer may keep the name on record: not in a formation, which has none, and not when it has no required term and
 * so has to change now (W4-name-radio, W5-name-term).
 */
export const asksForNameChange = (
  { oldName }: Pick<EntityNameValues, 'oldName'>,
  { filingType, entityType }: NameFacts,
): boolean => {
  // Before the filing is begun, nothing is on record.
  const isOnRecord = filingType !== '' && !isFormation(filingType);
  const isOldNameValid =
    entityType === '' || (typeof oldName === 'string' && hasRequiredTerm(oldName, entityType));
  return isOnRecord && isOldNameValid;
};

/** Whether the filer keeps the old name, which is then neither asked for nor checked (W4-name-radio). */
export const keepsOldName = (
  values: Pick<EntityNameValues, 'oldName' | 'isNameChanged'>,
  facts: NameFacts,
): boolean => values.isNameChanged === 'N' && asksForNameChange(values, facts);

/**
 * The warnings about the name on record before it is changed: that its statutory language stays, and that it has to change because it lacks
 * a required term (W4-name-suffix, W5-name-term).
 */
export const nameOnRecordWarnings = (
  oldName: string,
  { entityType, statusCode }: Pick<Filing, 'entityType' | 'statusCode'>,
): string[] =>
  [
    suffixWarning(statusCode),
    entityType === '' ? null : (requiredTermProblem(oldName, entityType)?.message ?? null),
  ].filter((warning) => warning !== null);

/**
 * Whether the filer is asked for a name: once they have said that it changes, or where they are not asked whether it does (W4-name-radio).
 */
export const asksForName = (
  values: Pick<EntityNameValues, 'oldName' | 'isNameChanged'>,
  facts: NameFacts,
): boolean => !asksForNameChange(values, facts) || values.isNameChanged === 'Y';

/**
 * The name in a filing on an entity: the one on record if it stays, otherwise the new one with the statutory language that has to stay in
 * it (W4-name-suffix). A name that has to change counts as changed without a question. For a filing that forms an entity it is the
 * normalized name.
 */
export const amendedName = (
  values: EntityNameValues,
  facts: NameFacts & Pick<Filing, 'statusCode'>,
): EntityNameValues => {
  const { oldName, isNameChanged } = values;
  const name = normalizeEntityName(values.name);
  if (facts.filingType === '' || isFormation(facts.filingType)) return { ...values, name };
  if (keepsOldName(values, facts)) return { ...values, name: oldName };
  return {
    ...values,
    isNameChanged: asksForNameChange(values, facts) ? isNameChanged : 'Y',
    name: keepStatutorySuffix(name, oldName, facts.statusCode),
  };
};

import type { Filing } from '../filing/filing';
import { isFormation } from '../filing/formations';
import type { EntityNameValues } from '../filing/sections';
import { hasRequiredTerm } from './required-terms';

type NameFacts = Pick<Filing, 'filingType' | 'entityType'>;

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

import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Filing } from '../filing/filing';
import { isFormation } from '../filing/formations';
import type { EntityNameValues } from '../filing/sections';
import { hasRequiredTerm } from './required-terms';

/** Whether the filer is asked if the name changes (W4-name-radio). */
export const NAME_CHANGE_TABLE = defineTable<boolean>()({
  name: 'Whether the filer is asked if the name changes',
  source: 'W4-name-radio',
  hitPolicy: 'unique',
  inputs: { isOnRecord: flag(), isOldNameValid: flag() },
  rows: [
    { when: { isOnRecord: false }, then: false },
    { when: { isOnRecord: true, isOldNameValid: true }, then: true },
    { when: { isOnRecord: true, isOldNameValid: false }, then: false },
  ],
});

type NameFacts = Pick<Filing, 'filingType' | 'entityType'>;

/**
 * Whether the filer may keep the name on record: not in a formation, which has none, and not when it lacks a required term and
 * so has to change now (W5-name-term).
 */
export const asksForNameChange = (
  { oldName }: Pick<EntityNameValues, 'oldName'>,
  { filingType, entityType }: NameFacts,
): boolean =>
  evaluate(NAME_CHANGE_TABLE, {
    // Before the filing is begun, nothing is on record.
    isOnRecord: filingType !== '' && !isFormation(filingType),
    isOldNameValid:
      entityType === '' || (typeof oldName === 'string' && hasRequiredTerm(oldName, entityType)),
  });

/** Whether the filer keeps the old name, which is then neither asked for nor checked (W4-name-radio). */
export const keepsOldName = (
  values: Pick<EntityNameValues, 'oldName' | 'isNameChanged'>,
  facts: NameFacts,
): boolean => values.isNameChanged === 'N' && asksForNameChange(values, facts);

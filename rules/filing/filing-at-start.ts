import { emptyFiling } from './empty-filing';
import type { Filing } from './filing';

/**
 * A filing as it was when it began, before the filer entered anything: what stands in its forms from the record is there, nothing
 * else. Tells what the filer has done from what the record gave.
 */
export const filingAtStart = (filing: Filing): Filing => {
  const { filingType, entityId, entityType, adminFraudCheck, recordValues, entityNameValues } = filing;
  const empty = emptyFiling();
  const knownAtStart = { ...empty, filingType, entityId, entityType, adminFraudCheck };
  if (!recordValues) return knownAtStart;
  const { oldName } = entityNameValues;
  return {
    ...knownAtStart,
    recordValues,
    entityNameValues: { ...empty.entityNameValues, name: oldName, oldName },
    principalOfficeValues: recordValues.principalOfficeValues,
  };
};

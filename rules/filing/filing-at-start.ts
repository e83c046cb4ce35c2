import { emptyFiling } from './empty-filing';
import type { Filing } from './filing';

/** A filing as it was when it began, with only the values that came from the record. Comparing with it shows what the filer has entered. */
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

import type { EntityType, Filing } from '#rules';
import { transactionOf } from '#rules';
import type { ApiScenarioContext } from '../context/api';
import type { AmendmentChange } from '../../samples/filings';
import { amendmentThatChanges } from '../../samples/filings';

/** Entities of the sample registry that can be amended. */
const SAMPLE_ENTITIES: Partial<Record<EntityType, string>> = {
  DLLC: '20101000047',
  DNC: '20101000042',
  DC55: '20101000043',
};

/** The sample entity of this type whose amendments the scenarios are about. */
export function amendableEntity(entityType: EntityType): string {
  const entityId = SAMPLE_ENTITIES[entityType];
  if (entityId === undefined) throw new Error(`No entity of the type ${entityType} can be amended online.`);
  return entityId;
}

/** An amendment of an entity on record, complete but for what it changes; begun with the entity's summary as the application begins it. */
export async function amendmentOnRecord(
  context: ApiScenarioContext,
  entityId: string,
  change: AmendmentChange,
): Promise<Filing> {
  const newFiling = await context.begunOn(entityId, 'amend', 'AMD_LLC');
  const { entityType, entityNameValues } = newFiling;
  if (entityType === '' || transactionOf('amend', entityType) === null)
    throw new Error(`The entity ${entityId} cannot be amended online.`);
  const sample = amendmentThatChanges(change, entityType, newFiling.submissionKey);
  const { additionalInfoValues, effectiveDateValues, filersValues, notificationsValues } = sample;
  const { isNameChanged, name, isNameValid, availability } = sample.entityNameValues;
  return {
    ...newFiling,
    entityNameValues: {
      ...entityNameValues,
      isNameChanged,
      ...(change === 'name' && { name, isNameValid, availability }),
    },
    additionalInfoValues,
    effectiveDateValues,
    filersValues,
    notificationsValues,
  };
}

import { randomUUID } from 'node:crypto';
import type { EntityType, Filing } from '#rules';
import { initialFiling, transactionOf, withEntitySummary } from '#rules';
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
  { client }: ApiScenarioContext,
  entityId: string,
  change: AmendmentChange,
): Promise<Filing> {
  const { data } = await client.call('entitySummary', { query: { entityId, transTyp: 'AMD_LLC' } });
  if (!data?.entitySummary) throw new Error(`The entity ${entityId} is not on record.`);
  const submissionKey = randomUUID();
  const newFiling = withEntitySummary(
    initialFiling({ filingType: 'amend', submissionKey, entityId }),
    data.entitySummary,
  );
  const { entityType, entityNameValues } = newFiling;
  if (entityType === '' || transactionOf('amend', entityType) === null)
    throw new Error(`The entity ${entityId} cannot be amended online.`);
  const sample = amendmentThatChanges(change, entityType, submissionKey);
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

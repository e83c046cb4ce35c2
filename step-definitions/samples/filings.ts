import { pick } from 'es-toolkit';
import type { EntityType, Filing, FilingType } from '#rules';
import { declaredFiling, formedEntityType, initialFiling, isFormation } from '#rules';
import { completeFiling } from './filing';
import { revokingDelayed } from './revocation';
import { SECTIONS } from './sections';

/** What an amendment changes. */
export type AmendmentChange = 'nothing' | 'name' | 'sameName' | 'additionalInfo' | 'attachments';

const NAMES: Record<EntityType, string> = {
  DLLC: 'Cedar Bluff Farms LLC',
  DPC: 'Cedar Bluff Farms Inc.',
  DNC: 'Friends of Cedar Bluff',
  DC55: 'Cedar Bluff Cooperative Association',
  DC56: 'Cedar Bluff Co-op',
};
const NEW_NAMES: Record<EntityType, string> = {
  DLLC: 'Summit Farms LLC',
  DPC: 'Summit Farms Inc.',
  DNC: 'Friends of the Summit',
  DC55: 'Summit Cooperative Association',
  DC56: 'Summit Co-op',
};
const ENTITY_ID = '20261000001';

/** The type of the entity that a filing forms, or of an LLC for filings on record. */
const entityTypeOf = (filingType: FilingType): EntityType => formedEntityType(filingType) || 'DLLC';

/** A complete filing of any type; a filing on record is for an entity of the given type. */
export const completeFilingOf = (
  filingType: FilingType,
  submissionKey: string,
  entityType = entityTypeOf(filingType),
): Filing => {
  const name = NAMES[entityType];
  const filing = completeFiling(submissionKey, name);
  const newFiling = initialFiling({ filingType, submissionKey, entityId: ENTITY_ID, entityType });
  const onRecord = { oldName: name, isOldNameValid: true, isNameChanged: 'N' as const };
  const complete = {
    ...filing,
    ...SECTIONS,
    ...pick(newFiling, [
      'filingType',
      'transactionType',
      'transactionDescription',
      'domesticFlag',
      'jurisdiction',
      'entityId',
    ]),
    entityType,
    entityNameValues: { ...filing.entityNameValues, ...(isFormation(filingType) ? {} : onRecord) },
  };
  return declaredFiling(filingType).revokes ? revokingDelayed(complete) : complete;
};

/** An amendment of an entity of this type that changes one thing, or nothing. */
export const amendmentThatChanges = (
  change: AmendmentChange,
  entityType: EntityType,
  submissionKey: string,
): Filing => {
  const filing = completeFilingOf('amend', submissionKey, entityType);
  const { entityNameValues, additionalInfoValues } = filing;
  const isNameChanged = change === 'name' || change === 'sameName' ? 'Y' : 'N';
  const name = change === 'name' ? NEW_NAMES[entityType] : entityNameValues.name;
  const attaches = change === 'attachments';
  return {
    ...filing,
    entityNameValues: { ...entityNameValues, name, isNameChanged },
    additionalInfoValues: {
      additionalInfo: change === 'additionalInfo' ? additionalInfoValues.additionalInfo : '',
      additionalInfoAttachmentRadio: attaches ? 'Y' : 'N',
      attachments: attaches ? additionalInfoValues.attachments : [],
      privateAttachments: [],
    },
  };
};

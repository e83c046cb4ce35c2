import { emptyFiling } from './empty-filing';
import type { Filing } from './filing';
import type { EntityType } from '../entities/entity-type';
import type { FilingType } from './filing-type';
import { formedEntityType, isFormation } from './formations';
import { transactionOf } from './transactions';

export interface FilingStart {
  filingType: FilingType;
  /** Made by the browser once a filing. */
  submissionKey: string;
  /** The entity that the filing is on; left out for formations. */
  entityId?: string;
  entityType?: EntityType;
  /** The name that was found free before the formation began; left out where none was looked for. */
  name?: string;
}

/** A filing as it begins: its type, entity type, transaction and description (W4-init-new, W3-defaults). */
export const initialFiling = ({
  filingType,
  submissionKey,
  entityId,
  entityType,
  name = '',
}: FilingStart): Filing => {
  const forms = isFormation(filingType);
  const type = forms ? formedEntityType(filingType) : (entityType ?? '');
  const transaction = transactionOf(filingType, type);
  const newFiling = emptyFiling();
  return {
    ...newFiling,
    entityNameValues: {
      ...newFiling.entityNameValues,
      name: forms ? name : '',
    },
    submissionKey,
    filingType,
    entityType: type,
    transactionType: transaction?.transactionType ?? '',
    transactionDescription: transaction?.transactionDescription ?? '',
    domesticFlag: forms ? 'Y' : '',
    jurisdiction: forms ? 'CO' : '',
    entityId: forms ? '' : (entityId ?? ''),
  };
};

/**
 * Whether opening a filing of this type begins a new one: a formation only while the entity type is empty, a filing on an
 * existing entity only while the filing type is empty (W4-init-new, W4-init-existing).
 */
export const needsInitialFiling = (filing: Filing, filingType: FilingType): boolean =>
  isFormation(filingType) ? filing.entityType === '' : filing.filingType === '';

import type { EntityType } from '../entities/entity-type';
import type { FilingType } from './filing-type';
import { ENTITY_TYPES } from '../entities/entity-type';
import { FILING_TYPES } from './filing-type';
import { formedEntityType } from './formations';
import { transactionOf } from './transactions';

/** A filing of this portal, and the type of entity where the transaction tells it; empty where the record does. */
export interface FilingOfTransaction {
  filingType: FilingType;
  entityType: EntityType | '';
}

/**
 * The filing that carries a transaction out, and the type of entity that it forms or amends; null for a transaction that has
 * no flow here (W1-devhome-types). `filingOfTransaction('AMD_NPC')` is an amendment of a `DNC`.
 */
export const filingOfTransaction = (transactionType: string): FilingOfTransaction | null => {
  for (const filingType of FILING_TYPES) {
    const types = ENTITY_TYPES.filter(
      (type) => transactionOf(filingType, type)?.transactionType === transactionType,
    );
    const [only = ''] = types;
    if (only !== '') {
      return { filingType, entityType: formedEntityType(filingType) || (types.length === 1 ? only : '') };
    }
  }
  return null;
};

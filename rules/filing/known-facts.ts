import type { Filing } from './filing';
import type { EntityType } from '../entities/entity-type';
import type { FilingType } from './filing-type';
import { ENTITY_TYPES } from '../entities/entity-type';
import { FILING_TYPES } from './filing-type';

/** The facts of every filing by which tables decide. */
export interface KnownFacts {
  filingType: FilingType | '';
  entityType: EntityType | '';
  adminFraudCheck: boolean;
}

/** The facts of a filing as tables take them: a browser may send anything, and an unknown value counts as not given. */
export const knownFacts = ({
  filingType,
  entityType,
  adminFraudCheck,
}: Pick<Filing, keyof KnownFacts>): KnownFacts => ({
  filingType: FILING_TYPES.find((type) => type === filingType) ?? '',
  entityType: ENTITY_TYPES.find((type) => type === entityType) ?? '',
  adminFraudCheck: adminFraudCheck === true,
});

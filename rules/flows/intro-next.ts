import type { FilingType } from '../filing/filing-type';
import { isFormation } from '../filing/formations';

/**
 * Whether the intro shows Next: a filing on an entity only while the entity is valid (W2-intro).
 * @param isValidEntity what `transaction/available` answers for the entity and the transaction (reading 22)
 */
export const introShowsNext = (filingType: FilingType, isValidEntity: boolean): boolean =>
  isFormation(filingType) || isValidEntity;

import { FILING_TYPES, declaredFiling } from './filing-type';

/** The filing that ends a delayed one before its day (T1-revoke). */
export const REVOCATION = FILING_TYPES.find((type) => declaredFiling(type).revokes);

import type { DeclaredFiling } from '../filings/all-filings';
import { FILING_TYPES, declaredFiling, type FilingType } from './filing-type';

/** The filings that the registry supports. All addresses of any other say that it is unavailable (W2-unavailable). */
export type SupportedFiling = Extract<DeclaredFiling, { isSupported: true }>['name'];

export const SUPPORTED_FILINGS = FILING_TYPES.filter(
  (type): type is SupportedFiling => declaredFiling(type).isSupported,
);

/** Whether the registry supports filings of this type. */
export const isSupportedFiling = (filingType: FilingType | ''): filingType is SupportedFiling =>
  SUPPORTED_FILINGS.some((type) => type === filingType);

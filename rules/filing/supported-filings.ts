import type { FilingType } from './filing-type';
import { FILING_TYPES, kindFacts } from './filing-type';
import type { ALL_KINDS } from './kinds/all-kinds';

/** The filings that the registry supports. All addresses of any other say that it is unavailable (W2-unavailable). */
export type SupportedFiling = {
  [T in FilingType]: (typeof ALL_KINDS)[T] extends { isSupported: true } ? T : never;
}[FilingType];

export const SUPPORTED_FILINGS = FILING_TYPES.filter(
  (type): type is SupportedFiling => kindFacts(type).isSupported,
);

/** Whether the registry supports filings of this type. */
export const isSupportedFiling = (filingType: FilingType | ''): filingType is SupportedFiling =>
  SUPPORTED_FILINGS.some((type) => type === filingType);

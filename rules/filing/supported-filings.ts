import type { FilingType } from './filing-type';

/** The filings that the registry supports. A portal offers those of them for whose steps it has screens (`canBegin`). */
export const SUPPORTED_FILINGS = [
  'llc',
  'dpc',
  'dnc',
  'dc55',
  'dc56',
  'report',
  'amend',
  'chgpoa',
  'chgra',
  'reinstate',
  'cure',
] as const satisfies readonly FilingType[];
export type SupportedFiling = (typeof SUPPORTED_FILINGS)[number];

/** Whether the registry supports filings of this type. */
export const isSupportedFiling = (filingType: FilingType | ''): filingType is SupportedFiling =>
  SUPPORTED_FILINGS.some((type) => type === filingType);

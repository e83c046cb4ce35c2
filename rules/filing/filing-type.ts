/** Filing types, as they are written in the path `/business/filing/{type}` (W2-routes) plus the unpathed amendments' entity variants. */
export const FILING_TYPES = [
  'llc',
  'dpc',
  'dnc',
  'dc55',
  'dc56',
  'report',
  'amend',
  'reinstate',
  'cure',
  'chgpoa',
  'chgra',
] as const;
export type FilingType = (typeof FILING_TYPES)[number];

/** Entity types of W section 3: limited liability company, corporations, nonprofits and cooperatives. */
export const ENTITY_TYPES = ['DLLC', 'DPC', 'DNC', 'DC55', 'DC56'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Transaction types of the filings that this portal supports. */
export const TRANSACTION_TYPES = [
  'ARTORG_LLC',
  'ARTINC_PC',
  'ARTINC_NPC',
  'ARTINC_55',
  'ARTINC_56',
  'REPORT',
  'REINSTATE',
  'CURE_DLNQ',
  'AMD_LLC',
  'AMD_NPC',
  'AMD_55',
  'CHG_ENT_ADR',
  'CHG_AGT_INFO',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

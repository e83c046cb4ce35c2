import type { FilingType } from '#rules';

/** Filings, as the business names them. */
export const FILINGS = {
  'limited liability company': 'llc',
  'domestic profit corporation': 'dpc',
  'domestic nonprofit corporation': 'dnc',
  'Article 55 cooperative association': 'dc55',
  'Article 56 cooperative': 'dc56',
  'periodic report': 'report',
  amendment: 'amend',
  reinstatement: 'reinstate',
  'statement curing delinquency': 'cure',
  'change of principal office address': 'chgpoa',
  'change of registered agent': 'chgra',
} satisfies Record<string, FilingType>;

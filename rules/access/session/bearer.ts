import type { CatalogOperation } from '../../errors/operations';

/** Whose token an operation carries: that of the secure filer of the filing's entity, of any secure filer, or of staff who signed on. */
export type Bearer = 'secureFilerOfEntity' | 'secureFiler' | 'staff';

/** Operations of a filing in progress: only the secure filer of its entity has a say in them (reading 38). */
export const FILING_OPERATIONS = [
  'saveFiling',
  'getFiling',
  'deleteFiling',
  'issueReturnCode',
  'uploadAttachment',
  'downloadAttachment',
  'filingPdf',
  'startPayment',
] as const satisfies readonly CatalogOperation[];

/** Operations on an account of one's own (A6-bearer). */
const ACCOUNT_OPERATIONS: readonly CatalogOperation[] = [
  'searchUserId',
  'changePassword',
  'secureFilingLogOut',
];

/** The check of a login is made for the login of the filing, where there is one (reading 29). */
const CHECK: CatalogOperation = 'businessAbout';

const isOfFiling = (operation: CatalogOperation): boolean =>
  FILING_OPERATIONS.some((each) => each === operation);

/** Whose token an operation carries, the first that there is: `bearersOf('saveFiling')` is the secure filer's, and no other. */
export const bearersOf = (operation: CatalogOperation): readonly Bearer[] => {
  if (isOfFiling(operation)) return ['secureFilerOfEntity'];
  if (operation === CHECK) return ['secureFilerOfEntity', 'staff'];
  return ACCOUNT_OPERATIONS.includes(operation) ? ['secureFiler', 'staff'] : ['staff'];
};

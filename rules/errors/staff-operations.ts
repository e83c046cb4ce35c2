/** Operations that only pages of administrators ask. */
export const STAFF_OPERATIONS = [
  'pendingFilings',
  'pendingFiling',
  'pendingFilingPdf',
  'transactionLock',
  'releaseTransactionLock',
  'releaseOwnLocks',
  'approveFiling',
  'rejectFiling',
  'rejectReasons',
  'piiEntryVerification',
  'savePii',
  'piiRequests',
  'auditLog',
  'worklistFigures',
  'paymentMatters',
  'closePaymentMatter',
  'searchUserName',
  'searchUserBsf',
  'updateUser',
] as const;

/** Questions of administrators that an operation for everybody answers, and that lead elsewhere when it fails. */
export const STAFF_QUESTIONS = ['accountByUserId', 'accountCreation'] as const;

/** What the error catalog knows of administrators' questions. */
export const STAFF_CATALOG_OPERATIONS = [...STAFF_OPERATIONS, ...STAFF_QUESTIONS] as const;
export type StaffCatalogOperation = (typeof STAFF_CATALOG_OPERATIONS)[number];

/** Operations for administrators alone. */
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
] as const;
export type StaffOperation = (typeof STAFF_OPERATIONS)[number];

const OTHER_OPERATIONS = [
  'entitySummary',
  'validateEntityNameAndAvailability',
  'validateEntityNameOnly',
  'entityNameHint',
  'entityFilings',
  'entityForms',
  'goodStandingDetails',
  'searchEntities',
  'findEntities',
  'checkCertificate',
  'validateAgentLicense',
  'validateAgentPasscode',
  'createPasscodeAndIndividual',
  'saveAgent',
  'agentNavigation',
  'saveFiling',
  'getFiling',
  'deleteFiling',
  'issueReturnCode',
  'checkReturnLink',
  'continueFiling',
  'uploadAttachment',
  'downloadAttachment',
  'receipt',
  'findReceipt',
  'filingImage',
  'startPayment',
  'paymentNotification',
  'filingPdf',
  'goodStandingCertificate',
  'validateAddress',
  'introContent',
  'nameDesignationContent',
  'transactionAvailable',
  'states',
  'suffixes',
  'countries',
  'countriesByGroup',
  'environment',
  'sendEmail',
  'secureFilingLogin',
  'secureFilingLogOut',
  'secureFilingPasswordReset',
  'searchUserId',
  'searchUserName',
  'searchUserBsf',
  'createUser',
  'resetPassword',
  'changePassword',
  'updateUser',
  'businessHeartBeat',
  'commonHeartBeat',
  'mailHeartBeat',
  'usersHeartBeat',
  'businessAbout',
  'commonAbout',
  'accountsAbout',
  'mailAbout',
  'usersAbout',
  'personas',
  'outbox',
  'letters',
  'clock',
  'setClock',
  'payments',
  'reviewAgentChanges',
] as const;

/** The operations of the contract, by their ids. */
export const CONTRACT_OPERATIONS = [...OTHER_OPERATIONS, ...STAFF_OPERATIONS] as const;
export type ContractOperation = (typeof CONTRACT_OPERATIONS)[number];

/**
 * Questions of W7 that another operation of the contract answers: the check of a login is `businessAbout` with its token (reading 29),
 * but leads elsewhere when it fails.
 */
export const EXTERNAL_OPERATIONS = ['authenticationCheck'] as const;

/** What the error catalog knows of everybody's operations. */
export const PUBLIC_OPERATIONS = [...OTHER_OPERATIONS, ...EXTERNAL_OPERATIONS] as const;
export type PublicOperation = (typeof PUBLIC_OPERATIONS)[number];

/** Every operation that the error catalog knows. */
export const CATALOG_OPERATIONS = [...PUBLIC_OPERATIONS, ...STAFF_OPERATIONS] as const;
export type CatalogOperation = (typeof CATALOG_OPERATIONS)[number];

const STAFF: ReadonlySet<string> = new Set(STAFF_OPERATIONS);

export const isStaffOperation = (operation: CatalogOperation): operation is StaffOperation =>
  STAFF.has(operation);

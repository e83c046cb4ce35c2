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
  'searchUserName',
  'searchUserBsf',
  'updateUser',
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
  'createUser',
  'resetPassword',
  'changePassword',
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

/** Questions of administrators that an operation for everybody answers, and that lead elsewhere when it fails. */
export const STAFF_QUESTIONS = ['accountByUserId', 'accountCreation'] as const;

/** What the error catalog knows of everybody's operations. */
export const PUBLIC_OPERATIONS = [...OTHER_OPERATIONS, ...EXTERNAL_OPERATIONS] as const;
export type PublicOperation = (typeof PUBLIC_OPERATIONS)[number];

/** What the error catalog knows of administrators' questions. */
export const STAFF_CATALOG_OPERATIONS = [...STAFF_OPERATIONS, ...STAFF_QUESTIONS] as const;
export type StaffCatalogOperation = (typeof STAFF_CATALOG_OPERATIONS)[number];

/** Every operation that the error catalog knows. */
export const CATALOG_OPERATIONS = [...PUBLIC_OPERATIONS, ...STAFF_CATALOG_OPERATIONS] as const;
export type CatalogOperation = (typeof CATALOG_OPERATIONS)[number];

/** The operation of the contract that is asked a question of another name. */
export const ASKED_OPERATIONS: Readonly<
  Record<(typeof EXTERNAL_OPERATIONS | typeof STAFF_QUESTIONS)[number], ContractOperation>
> = {
  authenticationCheck: 'businessAbout',
  accountByUserId: 'searchUserId',
  accountCreation: 'createUser',
};

const STAFF: ReadonlySet<string> = new Set(STAFF_CATALOG_OPERATIONS);

export const isStaffOperation = (operation: CatalogOperation): operation is StaffCatalogOperation =>
  STAFF.has(operation);

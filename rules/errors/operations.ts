/** The operations of the contract, by their ids. */
export const CONTRACT_OPERATIONS = [
  'entitySummary',
  'validateEntityNameAndAvailability',
  'validateEntityNameOnly',
  'entityFilings',
  'entityForms',
  'goodStandingDetails',
  'searchEntities',
  'validateAgentLicense',
  'saveAgent',
  'agentNavigation',
  'saveFiling',
  'getFiling',
  'uploadAttachment',
  'downloadAttachment',
  'receipt',
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
  'businessHeartBeat',
  'commonHeartBeat',
  'mailHeartBeat',
  'businessAbout',
  'commonAbout',
  'accountsAbout',
  'mailAbout',
  'usersAbout',
  'pendingFilings',
  'pendingFiling',
  'pendingFilingPdf',
  'transactionLock',
  'releaseTransactionLock',
  'approveFiling',
  'rejectFiling',
  'rejectReasons',
  'piiEntryVerification',
  'savePii',
  'piiRequests',
  'auditLog',
  'worklistFigures',
  'personas',
  'outbox',
  'clock',
  'setClock',
  'payments',
] as const;
export type ContractOperation = (typeof CONTRACT_OPERATIONS)[number];

/**
 * Questions of W7 that another operation of the contract answers: the check of a login is `businessAbout` with its token (reading 29),
 * but leads elsewhere when it fails.
 */
export const EXTERNAL_OPERATIONS = ['authenticationCheck'] as const;

/** Operations of W7 and A7 that the contract does not have yet, by the ids that they will have there. */
export const PLANNED_OPERATIONS = [
  'validateAgentPasscode',
  'createPasscodeAndIndividual',
  'secureFilingLogin',
  'secureFilingPasswordReset',
  'searchUserId',
  'searchUserName',
  'searchUserBsf',
  'createUser',
  'updateUser',
  'resetPassword',
  'changePassword',
  'usersHeartBeat',
] as const;

/** Every operation that the error catalog knows. */
export const CATALOG_OPERATIONS = [
  ...CONTRACT_OPERATIONS,
  ...EXTERNAL_OPERATIONS,
  ...PLANNED_OPERATIONS,
] as const;
export type CatalogOperation = (typeof CATALOG_OPERATIONS)[number];

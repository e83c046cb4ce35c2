import type { ReaderOperation } from './reader-operations';
import type { StaffCatalogOperation } from './staff-operations';

/** Operations that pages of filers ask, and those that no page asks. */
export const OTHER_OPERATIONS = [
  'entitySummary',
  'validateEntityNameAndAvailability',
  'validateEntityNameOnly',
  'entityNameHint',
  'entityFilings',
  'entityForms',
  'entityOnDay',
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
  'ownershipNoteContent',
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
  'answerText',
  'payments',
  'reviewAgentChanges',
] as const;

/**
 * Questions of W7 that another operation of the contract answers: the check of a login is `businessAbout` with its token (reading 29),
 * but leads elsewhere when it fails.
 */
export const EXTERNAL_OPERATIONS = ['authenticationCheck'] as const;

/** The operations of the error catalog that everybody may call. */
export const PUBLIC_OPERATIONS = [...OTHER_OPERATIONS, ...EXTERNAL_OPERATIONS] as const;
export type PublicOperation = (typeof PUBLIC_OPERATIONS)[number];

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_OPERATIONS);

/** Whether another part of the catalog has the rows. The public list is asked, which is the one that filers download. */
export const isApart = (
  operation: PublicOperation | ReaderOperation | StaffCatalogOperation,
): operation is ReaderOperation | StaffCatalogOperation => !PUBLIC.has(operation);

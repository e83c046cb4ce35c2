import type { operations } from '../../server/operations/all';

/** An operation of the contract. */
export type Id = keyof typeof operations;

/** What is staff's alone, by the role that opens it. Written out: a row of the table that is wrong is wrong here. */
export const STAFF_ALONE: Record<string, readonly Id[]> = {
  BIZ_FRAUD: [
    'updateUser',
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
  ],
};

/** The operations that only the secure filer may call where the entity has secure filing: the operation asks once it has found the filing. */
export const OF_SECURE_FILING: readonly Id[] = [
  'saveFiling',
  'getFiling',
  'deleteFiling',
  'issueReturnCode',
  'uploadAttachment',
  'downloadAttachment',
  'filingPdf',
  'startPayment',
];

/** For whoever has logged in, as staff or as a secure filer. */
export const LOGGED_IN: readonly Id[] = [
  'secureFilingLogOut',
  'searchUserId',
  'searchUserName',
  'searchUserBsf',
  'changePassword',
];

/** For whoever signs the body. What is refused is the request, as a look at it shows. */
export const SIGNED: readonly Id[] = ['paymentNotification'];

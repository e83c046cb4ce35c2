import type { operations } from '../../server/operations/all';

/** An operation of the contract. */
export type Id = keyof typeof operations;

/** Operations for staff alone, by the role that permits them. Written out, so that a wrong row of the table fails here. */
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
    'paymentMatters',
    'closePaymentMatter',
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

/** For users who have logged in, as staff or as a secure filer. */
export const LOGGED_IN: readonly Id[] = [
  'secureFilingLogOut',
  'searchUserId',
  'searchUserName',
  'searchUserBsf',
  'changePassword',
];

/** For callers who sign the body. The refusal concerns the request, as its text shows. */
export const SIGNED: readonly Id[] = ['paymentNotification'];

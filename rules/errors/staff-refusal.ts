import type { CatalogOperation } from './operations';
import { answeredStatus, type Outcome } from './outcome';

/** Operations for administrators alone. */
const STAFF_OPERATIONS: ReadonlySet<CatalogOperation> = new Set<CatalogOperation>([
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
]);

/** `signOnEnded`: the registry no longer knows the user; `notAllowed`: it knows a user without the role. */
export type StaffRefusal = 'signOnEnded' | 'notAllowed';

const REFUSALS: Readonly<Record<number, StaffRefusal>> = { 401: 'signOnEnded', 403: 'notAllowed' };

/**
 * Why the registry refuses an operation of the staff area to whoever asks (A2-loginadmin, A8-other); null for every other answer. It
 * comes on top of what the error catalog says of the operation, since it is the same for all of them.
 */
export const staffRefusal = (operation: CatalogOperation, outcome: Outcome): StaffRefusal | null =>
  STAFF_OPERATIONS.has(operation) ? (REFUSALS[answeredStatus(outcome)] ?? null) : null;

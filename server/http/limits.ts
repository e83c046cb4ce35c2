import type { OperationId } from './operation';

const MEGABYTE = 1024 * 1024;

/** Longest that the beginning of a request may take to arrive. */
export const HEAD_MILLISECONDS = 15_000;
/** Longest that a request may take to arrive: the largest body at some 50 kB a second. */
export const ARRIVAL_MILLISECONDS = 300_000;
/** Longest that an answer takes, from the request's beginning, or from its end where large bodies are taken. */
export const ANSWER_MILLISECONDS = 9_000;
/** Longest that the server takes to say whether it is ready. */
export const READY_MILLISECONDS = 1_500;

/** Most bytes of a body; the operations below take more. */
export const BODY_LIMIT = MEGABYTE;

/** Base64 makes 10 MB of files into some 14 MB. */
export const BODY_LIMITS: Partial<Record<OperationId, number>> = {
  uploadAttachment: 15 * MEGABYTE,
};

/** Operations that reveal what is on record, or draw: each server counts them for itself, which costs nothing. */
export const STRICTLY_RATE_LIMITED: ReadonlySet<OperationId> = new Set<OperationId>([
  'validateEntityNameAndAvailability',
  'searchEntities',
  'filingPdf',
  'filingImage',
  'goodStandingCertificate',
]);

/**
 * Operations by which somebody could find out by trying who somebody is, or send something (decision 19): counted in the
 * database, so that many servers give no more tries than one. Operations of one name are counted together.
 */
export const SHARED_RATE_LIMITS: Partial<Record<OperationId, string>> = {
  validateAgentLicense: 'identity',
  validateAgentPasscode: 'identity',
  createPasscodeAndIndividual: 'passcode-letter',
  saveAgent: 'identity',
  sendEmail: 'mail',
  secureFilingLogin: 'login',
  secureFilingPasswordReset: 'temporary password',
  resetPassword: 'temporary password',
  createUser: 'temporary password',
  changePassword: 'login',
};

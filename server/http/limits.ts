import type { OperationId } from './operation';

const MEGABYTE = 1024 * 1024;

/** Most bytes of a body; the operations below take more. */
export const BODY_LIMIT = MEGABYTE;

/** Base64 makes 10 MB of files into some 14 MB. */
export const BODY_LIMITS: Partial<Record<OperationId, number>> = {
  uploadAttachment: 15 * MEGABYTE,
};

/** Operations that reveal what is on record: each server counts them for itself, which costs nothing. */
export const STRICTLY_RATE_LIMITED: ReadonlySet<OperationId> = new Set<OperationId>([
  'validateEntityNameAndAvailability',
]);

/**
 * Operations by which somebody could find out by trying who somebody is, or send something (decision 19): counted in the
 * database, so that many servers give no more tries than one. Operations of one name are counted together.
 */
export const SHARED_RATE_LIMITS: Partial<Record<OperationId, string>> = {
  validateAgentLicense: 'identity',
  saveAgent: 'identity',
  sendEmail: 'mail',
  secureFilingLogin: 'login',
  secureFilingPasswordReset: 'temporary password',
  resetPassword: 'temporary password',
  createUser: 'temporary password',
  changePassword: 'login',
};

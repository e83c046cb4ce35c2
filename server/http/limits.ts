import type { OperationId } from './operation';

const MEGABYTE = 1024 * 1024;

/** Most bytes of a body; the operations below take more. */
export const BODY_LIMIT = MEGABYTE;

/** Base64 makes 10 MB of files into some 14 MB. */
export const BODY_LIMITS: Partial<Record<OperationId, number>> = {
  uploadAttachment: 15 * MEGABYTE,
};

/** Operations that reveal who or what is on record, or that send something: each has a tighter limit of its own. */
export const SENSITIVE: ReadonlySet<OperationId> = new Set<OperationId>([
  'validateEntityNameAndAvailability',
  'validateAgentLicence',
  'saveAgent',
  'sendEmail',
]);

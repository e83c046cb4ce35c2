import type { QueueLimits } from '../bounded-queue';
import type { OperationId } from '../contract/operation';

const MEGABYTE = 1024 * 1024;

/** Most characters of a parameter in a path that reach the contract, which says how long each may be: as many as a head may have. */
export const LONGEST_PATH_PARAMETER = 16 * 1024;

/** Longest that the beginning of a request may take to arrive. */
export const HEAD_MILLISECONDS = 15_000;
/** Longest that a request may take to arrive: the largest body at some 50 kB a second. */
export const ARRIVAL_MILLISECONDS = 300_000;
/** Longest that a body of ordinary size may take to arrive. */
export const BODY_ARRIVAL_MILLISECONDS = 30_000;
/** Longest that an answer takes, from the request's beginning; where large bodies are taken, without the time in which the body arrives. */
export const ANSWER_MILLISECONDS = 9_000;
/** Longest that the server takes to say whether it is ready. */
export const READY_MILLISECONDS = 1_500;

/** Most bytes of a body; the operations below take more. */
export const BODY_LIMIT = MEGABYTE;

/** Base64 makes 10 MB of files into some 14 MB. */
export const BODY_LIMITS: Partial<Record<OperationId, number>> = {
  uploadAttachment: 15 * MEGABYTE,
};

/** How many bytes of requests are held at once: for all callers together, and for one of them. */
export interface BodyLimits {
  ofAll: number;
  ofCaller: number;
}

/** The memory for bodies of requests in progress, from their first byte until they are answered. */
export const BODY_MEMORY_LIMITS: BodyLimits = { ofAll: 64 * MEGABYTE, ofCaller: 16 * MEGABYTE };

/** Larger bodies arrive in files: so much of the disk of temporary files. */
export const BODY_FILE_LIMITS: BodyLimits = { ofAll: 600 * MEGABYTE, ofCaller: 160 * MEGABYTE };

/** Large bodies that have arrived are in memory, each with several copies, only so many at once. Waiting is part of the answer's time. */
export const LARGE_BODIES: QueueLimits = {
  atOnce: 2,
  waiting: 40,
  waitingMilliseconds: 3_000,
  ofCaller: { atOnce: 1, waiting: 10 },
};

/** Answers that are shorter are not counted: with every connection there is, they hold little. */
export const COUNTED_ANSWER = 32 * 1024;

/** The memory for answers that their callers have not read yet. */
export const LEFT_IN_MEMORY: BodyLimits = { ofAll: 64 * MEGABYTE, ofCaller: 16 * MEGABYTE };

/** Answers of more than a megabyte, which hold files, leave from files: so much of the disk of temporary files. */
export const LEFT_IN_FILES: BodyLimits = { ofAll: 600 * MEGABYTE, ofCaller: 160 * MEGABYTE };

/** Base64 makes a file of 10 MB into 13.3 MB. */
export const LARGEST_ANSWER = 14 * MEGABYTE;

/** Operations that answer with files. */
export const ANSWERED_WITH_FILES: ReadonlySet<OperationId> = new Set<OperationId>([
  'downloadAttachment',
  'filingImage',
  'pendingFilingPdf',
]);

/** Such an answer is in memory, in several copies, until it lies in its file, so only so many at once. Waiting is part of the answer's time. */
export const LARGE_ANSWERS: QueueLimits = {
  atOnce: 2,
  waiting: 80,
  waitingMilliseconds: 4_000,
  ofCaller: { atOnce: 1, waiting: 20 },
};

/** How long callers may take to read an answer, in milliseconds. */
export interface Patience {
  ofSmall: number;
  /** Of answers that leave from files. */
  ofLarge: number;
}

/** As long as a request of that size may take to arrive. */
export const READING_MILLISECONDS: Patience = {
  ofSmall: BODY_ARRIVAL_MILLISECONDS,
  ofLarge: ARRIVAL_MILLISECONDS,
};

/**
 * Connections at once, enough for 2,000 browsers that have several open; more are refused by the operating system's means. Idle ones cost
 * little, and what arrives through them has bounds of its own.
 */
export const MAX_CONNECTIONS = 8_000;

/** Operations that reveal what is on record, or draw: each server counts them for itself, which costs nothing. */
export const STRICTLY_RATE_LIMITED: ReadonlySet<OperationId> = new Set<OperationId>([
  'validateEntityNameAndAvailability',
  // Asked while a name is typed: counted apart, so that typing never keeps a name from being checked.
  'entityNameHint',
  'searchEntities',
  'findEntities',
  'checkCertificate',
  'checkReturnLink',
  'confirmFollow',
  'following',
  'changeFollowing',
  'stopMessages',
  'openKeyLink',
  'makeOpenKey',
  'takeBackOpenKey',
  'filingPdf',
  'filingImage',
  'goodStandingCertificate',
]);

/**
 * Operations by which somebody could find out by trying who somebody is, or send something (reading 19): counted in the
 * database, so that many servers give no more tries than one. Operations of one name are counted together. Passwords are counted when their
 * turn to be tried has come (`countLoginAttempt`).
 */
export const SHARED_RATE_LIMITS: Partial<Record<OperationId, string>> = {
  validateAgentLicense: 'identity',
  validateAgentPasscode: 'identity',
  createPasscodeAndIndividual: 'passcode-letter',
  saveAgent: 'identity',
  sendEmail: 'mail',
  issueReturnCode: 'mail',
  followRecord: 'mail',
  askForOpenKey: 'mail',
  continueFiling: 'return code',
  findReceipt: 'receipt address',
  secureFilingPasswordReset: 'temporary password',
  resetPassword: 'temporary password',
  createUser: 'temporary password',
};

import type { Problem } from '../problem';

/**
 * True for the problem that the verification dialog answers: an address complete and in order, but not yet accepted.
 * A page shows the other problems first and opens the dialog when only these are left.
 */
export const isVerificationPending = ({ code }: Problem): boolean => code === 'notVerified';

/** The problems that a page must show before it may ask the address service. */
export const problemsBeforeVerification = (problems: readonly Problem[]): Problem[] =>
  problems.filter((problem) => !isVerificationPending(problem));

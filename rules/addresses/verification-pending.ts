import type { Problem } from '../problem';

/**
 * The problems that a page must show before it may ask the address service. What is left out is the problem that the
 * verification dialog answers: an address complete and in order, but not yet accepted.
 */
export const problemsBeforeVerification = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ code }) => code !== 'notVerified');

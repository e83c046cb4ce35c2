import type { Problem } from '../problem';

/**
 * Whether review offers Next: nothing is wrong with the filing, or the browser came back from payment and nothing is checked
 * (W4-review-next).
 * @param problems of the whole filing, from `reviewProblems`
 */
export const reviewOffersNext = (problems: readonly Problem[], returnedFromPayment = false): boolean =>
  returnedFromPayment || problems.length === 0;

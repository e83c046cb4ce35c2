import type { Filing, StepProblem } from '#rules';
import { reviewProblems } from '#rules';
import { ownFiling } from '../../server/filing/own-filing';

/**
 * What the server's rules say of a filing as the registry takes it, of whatever type. Whether the entity is under the fraud check
 * stands on its record, which the browser was told.
 */
export const serverRules = (filing: Filing, now: string): StepProblem[] =>
  reviewProblems({ ...ownFiling(filing), adminFraudCheck: filing.adminFraudCheck }, { now });

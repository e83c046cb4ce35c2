import type { Filing, StepProblem } from '#rules';
import { reviewProblems } from '#rules';
import { sanitizeFiling } from '../../server/filing/drafts/sanitize-filing';

/**
 * What the server's rules say of a filing as the registry takes it, of whatever type. Whether the entity is under the fraud check
 * is on its record, which the browser was told.
 */
export const serverRules = (filing: Filing, now: string): StepProblem[] =>
  reviewProblems({ ...sanitizeFiling(filing), adminFraudCheck: filing.adminFraudCheck }, { now });

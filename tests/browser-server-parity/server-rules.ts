import type { Filing, StepProblem } from '#rules';
import { reviewProblems } from '#rules';
import { sanitizeFiling } from '../../server/filing/drafts/sanitize-filing';

/**
 * The problems that the server's rules find in a filing of any type as the registry receives it. Whether the entity is under the fraud
 * check is on its record, and the browser knows it.
 */
export const serverRules = (filing: Filing, now: string): StepProblem[] =>
  reviewProblems({ ...sanitizeFiling(filing), adminFraudCheck: filing.adminFraudCheck }, { now });

import type { Filing, StepProblem } from '#rules';
import { completenessProblems, filingProblems } from '#rules';
import { sanitizeFiling } from '../../server/filing/drafts/sanitize-filing';

/**
 * What the server's rules say of a filing as the registry takes it, of whatever type. Whether the entity is under the fraud check
 * stands on its record, which the browser was told.
 */
export const serverRules = (filing: Filing, now: string): StepProblem[] => {
  const sanitized = { ...sanitizeFiling(filing), adminFraudCheck: filing.adminFraudCheck };
  const problems = filingProblems(sanitized, now);
  const steps = new Set(problems.map(({ step }) => step));
  const missing = completenessProblems(sanitized, now).filter(({ step }) => !steps.has(step));
  return [
    ...problems,
    ...missing.map(({ step, message }) => ({ step, path: '', code: 'missing' as const, message })),
  ];
};

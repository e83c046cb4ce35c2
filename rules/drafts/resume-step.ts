import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { flowFacts, flowSteps } from '../flows/flow';
import type { StepName } from '../steps/all-steps';
import { SUBMISSION_STATES, type SubmissionState } from '../payment/submission-state';
import { stepsWithMissing } from '../progress/task-list';
import type { Filing } from '../filing/filing';

/** The first step at which something is missing; the review where nothing is. */
export const firstStepToDo = (filing: Filing): StepName => {
  const missing = stepsWithMissing(filing);
  return flowSteps(flowFacts(filing)).find((step) => missing.has(step)) ?? 'filingreview';
};

/** The step at which a filer resumes a filing: where they left off, at its review, or at its receipt. */
export const RESUME_STEP_TABLE = defineTable<'stepToDo' | 'filingreview' | 'receipt'>()({
  name: 'Where a filing is resumed',
  source: 'W4-restore',
  hitPolicy: 'unique',
  inputs: { payment: choice(['none', ...SUBMISSION_STATES]) },
  rows: [
    { when: { payment: ['none', 'refunded'] }, then: 'stepToDo' },
    { when: { payment: ['opening', 'awaiting', 'declined', 'expired', 'canceled'] }, then: 'filingreview' },
    { when: { payment: ['filed', 'refunding'] }, then: 'receipt' },
  ],
});

/**
 * The step at which a filing resumes elsewhere.
 * @param payment the state of its payment; null before it was submitted
 */
export const resumeStep = (filing: Filing, payment: SubmissionState | null): StepName => {
  const place = evaluate(RESUME_STEP_TABLE, { payment: payment ?? 'none' });
  return place === 'stepToDo' ? firstStepToDo(filing) : place;
};

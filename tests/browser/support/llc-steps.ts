import { flowFacts, flowSteps, initialFiling, STEP_RULES, type StepName } from '#rules';

const begun = initialFiling({ filingType: 'llc', submissionKey: '00000000-0000-4000-8000-000000000001' });
const steps = flowSteps(flowFacts(begun));

/** The steps of a limited liability company's formation up to its review, while nothing is attached. */
export const LLC_STEPS: readonly StepName[] = steps.slice(0, steps.indexOf('filingreview') + 1);

/** Those among them that ask for something. */
export const LLC_ENTRY_STEPS: readonly StepName[] = LLC_STEPS.filter((step) => STEP_RULES[step]);

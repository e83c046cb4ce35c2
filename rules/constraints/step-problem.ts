import type { RestorationType } from '../filing/restorations';
import type { StepName } from '../steps/all-steps';
import type { Problem } from '../problem';

/** A form that can be filed in the place of one that cannot: what brings the entity back into good standing. */
export interface FormInstead {
  filingType: RestorationType;
  transactionType: string;
}

/**
 * A problem that names the step whose page can correct it where there is one, or what can be filed instead, as the registry answers it.
 */
export type FilingProblem = Problem & { step?: StepName; instead?: FormInstead };

/** A problem, and the step whose page can correct it. */
export type StepProblem = FilingProblem & { step: StepName };

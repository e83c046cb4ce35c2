import type { StepName } from '../filing/step-name';
import type { Problem } from '../problem';

/** A problem, and the step whose page can correct it. */
export type StepProblem = Problem & { step: StepName };

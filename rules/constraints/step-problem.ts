import type { StepName } from '../filing/step-name';
import type { Problem } from '../problem';

/** A problem that names the step whose page can correct it where there is one, as the registry answers it. */
export type FilingProblem = Problem & { step?: StepName };

/** A problem, and the step whose page can correct it. */
export type StepProblem = Problem & { step: StepName };

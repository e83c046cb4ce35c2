import type { StepName } from '#rules';

/** The name under which what is typed on a step is kept; a view inside a step, which has a title of its own, has its own. */
export const inputKey = (step: StepName, view = ''): string => `${step}/${view}`;

/** The step of such a name. */
export const stepOfInputKey = (name: string): StepName => name.split('/')[0] as StepName;

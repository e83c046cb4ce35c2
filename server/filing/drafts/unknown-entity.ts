import type { StepProblem } from '#rules';

/** A filing on an entity that is not on record. */
export const UNKNOWN_ENTITY: StepProblem = {
  step: 'filingreview',
  path: 'entityId',
  code: 'unavailable',
  message: 'The entity of this filing is not on record.',
};

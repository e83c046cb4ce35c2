import { ACCESS_TYPES } from './access';
import { AGENT_TYPES } from './agents';
import { ANSWER_TYPES } from './answers';
import { CODE_TYPES } from './codes';
import { NOUN_TYPES } from './nouns';
import { OUTCOME_TYPES } from './outcomes';
import { STAFF_TYPES } from './staff';
import { TEXT_TYPES } from './texts';
import type { ParameterType } from './parameter-type';

/** Every parameter type of the phrase book. */
export const PARAMETER_TYPES: readonly ParameterType[] = [
  ...TEXT_TYPES,
  ...NOUN_TYPES,
  ...CODE_TYPES,
  ...ANSWER_TYPES,
  ...OUTCOME_TYPES,
  ...STAFF_TYPES,
  ...AGENT_TYPES,
  ...ACCESS_TYPES,
];

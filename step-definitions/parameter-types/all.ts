import { ANSWER_TYPES } from './answers';
import { CODE_TYPES } from './codes';
import { NOUN_TYPES } from './nouns';
import { TEXT_TYPES } from './texts';
import type { ParameterType } from './parameter-type';

/** Every parameter type of the phrase book. */
export const PARAMETER_TYPES: readonly ParameterType[] = [
  ...TEXT_TYPES,
  ...NOUN_TYPES,
  ...CODE_TYPES,
  ...ANSWER_TYPES,
];

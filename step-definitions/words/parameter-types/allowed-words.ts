import { UnknownNoun } from '../vocabulary/look-up';
import type { ParameterType } from './parameter-type';

/** A text that no parameter type knows. */
const NO_NOUN = '\u0000';

/**
 * The values that a parameter type knows, in the order of the phrase book; empty for one that takes any text. Learned by asking
 * for an impossible value, because a type tells its nouns only in its error.
 */
export const allowedWords = ({ transformer }: ParameterType): readonly string[] => {
  try {
    transformer(NO_NOUN);
    return [];
  } catch (error) {
    if (error instanceof UnknownNoun) return error.known;
    throw error;
  }
};

/** Whether the type accepts any words and itself reports the unknown ones; otherwise an unknown value leaves the wording unknown. */
export const takesAnyWords = ({ regexp }: ParameterType): boolean =>
  new RegExp(`^(?:${regexp.source})$`).test('zzz');

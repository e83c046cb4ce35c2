import type { ParameterType } from '../words/parameter-types/parameter-type';
import { UnknownNoun } from '../words/vocabulary/look-up';

const NEAREST = 3;

/** A parameter type for a runner: all its nouns have been told before the run, so each scenario that fails names the nearest alone. */
export const reportNounsOnce = (type: ParameterType): ParameterType => ({
  ...type,
  transformer: (text) => {
    try {
      return type.transformer(text);
    } catch (error) {
      if (!(error instanceof UnknownNoun) || error.known.length <= NEAREST) throw error;
      const [said = error.message] = error.message.split(' Known: ');
      throw new Error(
        `${said} The nearest known ones: ${error.known.slice(0, NEAREST).join(', ')}. All of them are told before the run.`,
      );
    }
  },
});

import { type Language, type Text, textInWords } from '#rules';
import { lookUpsWith } from '../look-ups';

const LOOK_UPS = lookUpsWith();

/** Puts texts of the rule book into words of a language, for messages that are sent. */
export const wordsIn =
  (language: Language) =>
  (said: Text): string =>
    textInWords(said, LOOK_UPS[language]);

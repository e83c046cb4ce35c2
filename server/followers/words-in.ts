import { lookUpIn, RULES_IN_SPANISH, textInWords, type Language, type LookUp, type Text } from '#rules';

const LOOK_UPS: Readonly<Record<Language, LookUp>> = {
  en: (english) => english,
  es: lookUpIn(RULES_IN_SPANISH),
};

/** Puts texts of the rule book into words of a language, for messages that are sent. */
export const wordsIn =
  (language: Language) =>
  (said: Text): string =>
    textInWords(said, LOOK_UPS[language]);

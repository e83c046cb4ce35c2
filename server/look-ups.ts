import {
  type Dictionary,
  joinDictionaries,
  type Language,
  type LookUp,
  lookUpIn,
  RULES_IN_SPANISH,
} from '#rules';

/** How texts are found in each language: those of the rule book, and those that a place of the server adds. */
export const lookUpsWith = (inSpanish: Dictionary = {}): Readonly<Record<Language, LookUp>> => ({
  en: (english) => english,
  es: lookUpIn(joinDictionaries([RULES_IN_SPANISH, inSpanish])),
});

import { DEFAULT_LANGUAGE, type Language, type LookUp } from '#rules';
import { setLanguage } from '../language/translate';

/** The texts of each language; those of English are in the pages themselves. */
const lookUps: Readonly<Record<Language, () => Promise<LookUp>>> = {
  en: () => Promise.resolve((english) => english),
  es: async () => (await import('./spanish')).inSpanish,
};

/** Pages read in this language from their next drawing on. False where its texts could not be fetched. */
export async function applyLanguage(language: Language): Promise<boolean> {
  try {
    setLanguage(language, await lookUps[language]());
  } catch {
    if (language !== DEFAULT_LANGUAGE) return false;
  }
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  return true;
}

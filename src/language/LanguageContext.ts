import { createContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '#rules';

interface LanguageChoice {
  language: Language;
  /** Shows every page in this language from now on. False where its texts could not be fetched. */
  choose(language: Language): Promise<boolean>;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: DEFAULT_LANGUAGE,
  choose: () => Promise.resolve(false),
});

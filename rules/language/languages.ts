/** Languages of the portal's pages, by their codes of BCP 47. English is the reference: the specification's sentences are English. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of each language in that language: a link to it reads so in every language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

export const isLanguage = (code: string | null | undefined): code is Language =>
  LANGUAGES.some((language) => language === code);

/** Name of the cookie that keeps the chosen language, and of the parameter of an address that chooses one. */
export const LANGUAGE_KEY = 'language';

/** Seconds for which the choice is kept: a year. */
const KEPT_FOR = 31_536_000;

/**
 * The chosen language of a browser.
 * @param cookies as in the header `Cookie` and in `document.cookie`
 */
export function languageOfCookies(cookies: string): Language {
  const [, code] = /(?:^|;\s*)language=([a-z]+)/.exec(cookies) ?? [];
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}

/** The cookie that keeps a choice; for scripts too, which read it where no server has drawn the page. */
export const languageCookie = (language: Language): string =>
  `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${KEPT_FOR}; SameSite=Lax`;

import {
  joinDictionaries,
  type Language,
  languageOfCookies,
  type LookUp,
  lookUpIn,
  RULES_IN_SPANISH,
  textInWords,
  type Values,
} from '#rules';
import { CARD_PAGE_IN_SPANISH } from './spanish';

/** The language of a payment page, and its texts in that language. */
export interface PageLanguage {
  language: Language;
  /** A text in that language: `say('Pay {amount}', { amount })`. */
  say(english: string, values?: Values): string;
}

const inEnglish: LookUp = (english) => english;
/** What is paid for is named by the rule book. */
const inSpanish = lookUpIn(joinDictionaries([RULES_IN_SPANISH, CARD_PAGE_IN_SPANISH]));
const lookUps: Readonly<Record<Language, LookUp>> = { en: inEnglish, es: inSpanish };

const pageLanguageIn = (language: Language): PageLanguage => ({
  language,
  say: (text, values = {}) => textInWords({ text, values }, lookUps[language]),
});

/** The language that the payer chose in the portal. */
export const pageLanguageOf = (cookies: string | undefined): PageLanguage =>
  pageLanguageIn(languageOfCookies(cookies ?? ''));

import { type Language, languageOfCookies, textInWords, type Values } from '#rules';
import { lookUpsWith } from '../look-ups';
import { CARD_PAGE_IN_SPANISH } from './spanish';

/** The language of a payment page, and its texts in that language. */
export interface PageLanguage {
  language: Language;
  /** A text in that language: `say('Pay {amount}', { amount })`. */
  say(english: string, values?: Values): string;
}

/** What is paid for is named by the rule book. */
const LOOK_UPS = lookUpsWith(CARD_PAGE_IN_SPANISH);

const pageLanguageIn = (language: Language): PageLanguage => ({
  language,
  say: (text, values = {}) => textInWords({ text, values }, LOOK_UPS[language]),
});

/** The language that the payer chose in the portal. */
export const pageLanguageOf = (cookies: string | undefined): PageLanguage =>
  pageLanguageIn(languageOfCookies(cookies ?? ''));

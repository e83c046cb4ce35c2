import { fillPlaceholders, type Language, languageOfCookies, type LookUp, lookUpIn } from '#rules';
import { CARD_PAGE_IN_SPANISH } from './spanish';

/** In which language a page is drawn. */
export interface Speech {
  language: Language;
  /** A text in that language: `say('Pay {amount}', { amount })`. */
  say(english: string, values?: Readonly<Record<string, string>>): string;
}

const inEnglish: LookUp = (english) => english;
const inSpanish = lookUpIn(CARD_PAGE_IN_SPANISH);
const lookUps: Readonly<Record<Language, LookUp>> = { en: inEnglish, es: inSpanish };

const speechIn = (language: Language): Speech => ({
  language,
  say: (english, values = {}) => fillPlaceholders(lookUps[language](english), values),
});

/** That of the portal's pages, from which the payer comes. */
export const speechOf = (cookies: string | undefined): Speech => speechIn(languageOfCookies(cookies ?? ''));

import { type Language, type SingleValue, type Text, textInWords } from '#rules';
import { lookUpsWith } from '../look-ups';
import { FORMS_IN_SPANISH } from './spanish';

/** Texts of ours, and what was entered, as they are printed in the language of a document. */
export interface DocumentLanguage {
  /** As BCP 47 names it, for who hears the document. */
  tag: string;
  /** A text of ours. */
  say(text: Text): string;
  /** What was entered, as it is; a text of ours among it in the language. */
  print(value: SingleValue): string;
}

const LOOK_UPS = lookUpsWith(FORMS_IN_SPANISH);

const documentLanguage = (language: Language): DocumentLanguage => ({
  tag: `${language}-US`,
  say: (text) => textInWords(text, LOOK_UPS[language]),
  print: (value) => textInWords({ text: '{value}', values: { value } }, LOOK_UPS[language]),
});

export const DOCUMENT_LANGUAGES: Readonly<Record<Language, DocumentLanguage>> = {
  en: documentLanguage('en'),
  es: documentLanguage('es'),
};

import {
  type Language,
  joinDictionaries,
  type LookUp,
  lookUpIn,
  RULES_IN_SPANISH,
  type SingleValue,
  type Text,
  textInWords,
} from '#rules';
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

const documentLanguage = (tag: string, lookUp: LookUp): DocumentLanguage => ({
  tag,
  say: (text) => textInWords(text, lookUp),
  print: (value) => textInWords({ text: '{value}', values: { value } }, lookUp),
});

export const DOCUMENT_LANGUAGES: Readonly<Record<Language, DocumentLanguage>> = {
  en: documentLanguage('en-US', (english) => english),
  es: documentLanguage('es-US', lookUpIn(joinDictionaries([RULES_IN_SPANISH, FORMS_IN_SPANISH]))),
};

import { Fragment, createElement, type ReactNode } from 'react';
import {
  DEFAULT_LANGUAGE,
  isSentence,
  textInWords,
  type Language,
  type LookUp,
  type Text,
  type Values,
} from '#rules';

let language: Language = DEFAULT_LANGUAGE;
let lookUp: LookUp = (english) => english;

/** Sets the language of all texts from now on. What is rendered already is not rendered again by this. */
export const setLanguage = (chosen: Language, found: LookUp): void => {
  language = chosen;
  lookUp = found;
};

/** The language in which texts are shown. */
export const currentLanguage = (): Language => language;

/** For questions to the registry whose answers are texts of pages: it answers in English unless asked otherwise. */
export const languageQuery = () => (language === DEFAULT_LANGUAGE ? {} : { language });

/**
 * A text in the chosen language: of a page, with its values, or one that the rules hand out. Whole sentences only, with names for what differs: languages order their words differently.
 * @example translate('Page {page} of {count}', { page, count })
 */
export const translate = (said: Text, values?: Values): string =>
  textInWords(values && typeof said === 'string' ? { text: said, values } : said, lookUp);

/** A label, hint or message as a control is given it: only texts are translated. */
export const translated = (content: ReactNode | Text): ReactNode =>
  typeof content === 'string' || isSentence(content) ? textInWords(content, lookUp) : content;

/**
 * A sentence with elements in it.
 * @example translateAround('Write to {address}', { address: <a href={…}>{email}</a> })
 */
export const translateAround = (english: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  lookUp(english)
    .split(/\{(\w+)\}/)
    .map((part, index) => createElement(Fragment, { key: index }, index % 2 === 1 ? parts[part] : part));

import { withoutDesignators } from './close-names';
import { DESIGNATOR_TEXTS, DESIGNATORS } from './designators';
import { wordsOf } from './words';

/** Words that occur in so many names that they do not help a search. */
const COMMON: ReadonlySet<string> = new Set(['A', 'AN', 'AND', 'OF', 'THE']);

const isTelling = (word: string): boolean => !COMMON.has(word) && !DESIGNATORS.has(word);

/** A name that is looked for is known by fewer words than this. */
const MAX_WORDS = 8;

/**
 * The words by which names are searched: those of the text without articles and designators, which nearly every name has. A text that has
 * no others is searched by these.
 * @example searchWords('The Aspen Ledger, L.L.C.') // ['ASPEN', 'LEDGER']
 * @example searchWords('The LLC') // ['THE', 'LLC']
 */
export const searchWords = (text: string): string[] => {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter(isTelling);
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
};

const LEADING_ARTICLE = /^(?:A|AN|THE) (?=.)/;

/** The words of a name as one text, without an article before them and designators after them. */
const bareText = (name: string): string =>
  withoutDesignators(wordsOf(name)).join(' ').replace(LEADING_ARTICLE, '');

/**
 * The names, as texts of their words, that differ from what was typed in the article and in one designator at most: whoever types
 * "Summit" or "Summit Inc." wants Summit LLC before Summit Bakery.
 */
export const sameNameTexts = (text: string): string[] => {
  const bare = bareText(text);
  return ['', 'THE '].flatMap((article) =>
    ['', ...DESIGNATOR_TEXTS].map((designator) => `${article}${bare} ${designator}`.trim()),
  );
};

/**
 * The texts with which names begin that are listed before others: what was typed, and that without its designators unless these are looked
 * for.
 */
export const beginningTexts = (text: string): string[] => {
  const words = wordsOf(text);
  const typed = words.join(' ');
  return words.some(isTelling) ? [...new Set([typed, bareText(text)])] : [typed];
};

/** How well a name fits what was typed, from 0: the same name, one that differs in article or designator, one that begins so, any other. */
export const searchRank = (text: string): ((name: string) => number) => {
  const typed = wordsOf(text).join(' ');
  const same = new Set(sameNameTexts(text));
  const beginnings = beginningTexts(text);
  return (name) => {
    const words = wordsOf(name).join(' ');
    if (words === typed) return 0;
    if (same.has(words)) return 1;
    const place = beginnings.findIndex((beginning) => words.startsWith(beginning));
    return 2 + (place === -1 ? beginnings.length : place);
  };
};

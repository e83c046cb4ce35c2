import { DESIGNATORS } from './designators';
import { wordsOf } from './words';

/** Words that occur in so many names that they do not help a search. */
const COMMON: ReadonlySet<string> = new Set(['A', 'AN', 'AND', 'OF', 'THE']);

/** A name that is looked for is known by fewer words than this. */
const MAX_WORDS = 8;

/**
 * The words by which names are searched: those of the text without articles and designators, which nearly every name has. Empty where the
 * text has no others; such a text is searched at the beginning of names.
 * @example searchWords('The Aspen Ledger, L.L.C.') // ['ASPEN', 'LEDGER']
 */
export const searchWords = (text: string): string[] =>
  [...new Set(wordsOf(text))]
    .filter((word) => !COMMON.has(word) && !DESIGNATORS.has(word))
    .slice(0, MAX_WORDS);

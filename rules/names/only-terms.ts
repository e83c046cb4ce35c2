import { ENTITY_TYPES } from '../entities/entity-type';
import { termsOf } from './required-terms';
import { wordsOf } from './words';

/** Articles that make no name of a term; the letter A does ("A LLC"). */
const ARTICLES: readonly string[] = ['THE', 'AN'];
/** The most words that one term has. */
const LONGEST_TERM = 3;

let terms: ReadonlySet<string> | undefined;

const isTerm = (words: readonly string[]): boolean => {
  terms ??= new Set(ENTITY_TYPES.flatMap(termsOf).map((term) => wordsOf(term).join('')));
  return terms.has(words.join(''));
};

/** Whether a name has no other words than articles and terms that the law names for any type of entity, as "LLC", "Limited" and "The LLC". */
export const hasOnlyTerms = (name: string): boolean => {
  const words = wordsOf(name).filter((word) => !ARTICLES.includes(word));
  let end = words.length;
  for (let count = LONGEST_TERM; count > 0 && end > 0; count -= 1) {
    if (count > end || !isTerm(words.slice(end - count, end))) continue;
    end -= count;
    count = LONGEST_TERM + 1;
  }
  return end === 0 && wordsOf(name).length > 0;
};

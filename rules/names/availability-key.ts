import { DESIGNATORS, LONGEST_DESIGNATOR } from './designators';
import { wordsOf } from './words';

const ARTICLES: ReadonlySet<string> = new Set(['A', 'AN', 'THE']);

/** The `A` of "A & B Plumbing" or "Plan A" is an initial, not an article. */
const isArticle = (words: readonly string[], place: number): boolean =>
  ARTICLES.has(words[place] ?? '') &&
  (words[place] !== 'A' ||
    !(place === words.length - 1 || words[place + 1] === 'AND' || words[place - 1] === 'AND'));

const withoutLastDesignator = (words: readonly string[]): readonly string[] => {
  for (let count = Math.min(LONGEST_DESIGNATOR, words.length - 1); count > 0; count -= 1)
    if (DESIGNATORS.has(words.slice(-count).join(''))) return words.slice(0, -count);
  return words;
};

const withoutDesignators = (words: readonly string[]): readonly string[] => {
  const shorter = withoutLastDesignator(words);
  return shorter === words ? words : withoutDesignators(shorter);
};

/**
 * What two names must differ in to be distinguishable on the records: capitals, ASCII, no punctuation or white space, `&` as
 * AND, no articles, no designators at the end. Something is always left of a name that has a letter or a digit.
 * @example availabilityKey('The Rocky-Mountain Bread Company, L.L.C.') // 'ROCKYMOUNTAINBREAD'
 */
export const availabilityKey = (name: string): string => {
  const words = withoutDesignators(wordsOf(name));
  const rest = words.filter((_, place) => !isArticle(words, place));
  return (rest.length > 0 ? rest : words).join('');
};

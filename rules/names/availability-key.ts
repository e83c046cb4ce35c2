import { DESIGNATORS, LONGEST_DESIGNATOR } from './designators';
import { wordsOf } from './words';

const ARTICLES: ReadonlySet<string> = new Set(['A', 'AN', 'THE']);

/** The `A` of "A & B Plumbing", "Plan A" or "A. B. Smith" is an initial, not an article. */
const isInitial = (words: readonly string[], place: number): boolean => {
  const [before, after] = [words[place - 1], words[place + 1]];
  return after === undefined || [before, after].some((word) => word === 'AND' || word?.length === 1);
};

const withoutArticles = (words: readonly string[]): string[] =>
  words.filter((word, place) => !ARTICLES.has(word) || (word === 'A' && isInitial(words, place)));

/** How many words the designator has that stands before `end`; none when another word stands there. */
const designatorLength = (words: readonly string[], end: number): number => {
  for (let count = Math.min(LONGEST_DESIGNATOR, end - 1); count > 0; count -= 1)
    if (DESIGNATORS.has(words.slice(end - count, end).join(''))) return count;
  return 0;
};

const withoutDesignators = (words: readonly string[]): string[] => {
  let end = words.length;
  for (let count = designatorLength(words, end); count > 0; count = designatorLength(words, end))
    end -= count;
  return words.slice(0, end);
};

/**
 * What two names must differ in to be distinguishable on the records: capitals, ASCII, no punctuation or white space, `&` as
 * AND, no articles, no designators at the end. Something is always left of a name that has a letter or a digit.
 * @example availabilityKey('The Rocky-Mountain Bread Company, L.L.C.') // 'ROCKYMOUNTAINBREAD'
 */
export const availabilityKey = (name: string): string => {
  const words = wordsOf(name);
  // A name that is nothing but articles and designators keeps the latter, one of only articles keeps all of it.
  const parts = [withoutArticles(withoutDesignators(words)), withoutArticles(words), words];
  return (parts.find((part) => part.length > 0) ?? []).join('');
};

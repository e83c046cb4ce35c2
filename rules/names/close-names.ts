import { availabilityKey } from './availability-key';
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

/** How many words the designator has that is before `end`, of those after the first `kept`; none when another word is there. */
const designatorLength = (words: readonly string[], end: number, kept: number): number => {
  for (let count = Math.min(LONGEST_DESIGNATOR, end - kept); count > 0; count -= 1)
    if (DESIGNATORS.has(words.slice(end - count, end).join(''))) return count;
  return 0;
};

/** The words before the designators at the end of a name; of a name of nothing else, the first `kept` words. */
const withoutDesignators = (words: readonly string[], kept: number): string[] => {
  let end = words.length;
  for (let count = designatorLength(words, end, kept); count > 0; count = designatorLength(words, end, kept))
    end -= count;
  return words.slice(0, end);
};

/**
 * What two names have in common that are close: their words, without the articles, the designators at the end, punctuation and
 * white space, and with `&` as AND. Something is left of every name that has a letter or a digit; empty for any other.
 * @example closeNameKey('The Rocky-Mountain Bread Company, L.L.C.') // 'ROCKYMOUNTAINBREAD'
 */
export const closeNameKey = (name: string): string => {
  const words = wordsOf(name);
  // A name that is nothing but articles and designators keeps the latter, one of only articles keeps all of it.
  const parts = [withoutArticles(withoutDesignators(words, 1)), withoutArticles(words), words];
  return (parts.find((part) => part.length > 0) ?? []).join('');
};

/** Whether a name has no other words than articles and designators, as "LLC", "Limited" and "The LLC". */
export const isTermsAlone = (name: string): boolean => {
  const words = wordsOf(name);
  const left = withoutDesignators(withoutArticles(withoutDesignators(words, 0)), 0);
  return words.length > 0 && left.length === 0;
};

/**
 * The text of a name up to the designators at its end, as it was written: what other names may begin with as well.
 * @example nameWithoutTerms('Rocky-Mountain Bread, L.L.C.') // 'Rocky-Mountain Bread'
 */
export const nameWithoutTerms = (name: string): string => {
  const parts = name.trim().split(/\s+/);
  const end = parts.findIndex((_, place) => place > 0 && isTermsAlone(parts.slice(place).join(' ')));
  const kept = end < 0 ? parts : parts.slice(0, end);
  return kept.join(' ').replace(/[\s,]+$/, '');
};

/** How many close names a filer is told at most. */
export const MAX_CLOSE_NAMES = 3;

/** Names on record that are close to a name and distinguishable from it, in order and at most three. */
export const closeNames = (name: string, namesOnRecord: readonly string[]): string[] => {
  const key = closeNameKey(name);
  if (key === '') return [];
  return namesOnRecord
    .filter((other) => closeNameKey(other) === key && availabilityKey(other) !== availabilityKey(name))
    .sort()
    .slice(0, MAX_CLOSE_NAMES);
};

const quoted = (names: readonly string[]): string =>
  names
    .map((name, index) => {
      const joint = index === 0 ? '' : index === names.length - 1 ? ' and ' : ', ';
      return `${joint}\u201c${name}\u201d`;
    })
    .join('');

/** The note on a name that may be used and has close ones on record; null without any. It stops nobody. */
export const closeNamesNote = (names: readonly string[]): string | null =>
  names.length === 0
    ? null
    : `You may use this name, but it is close to ${quoted(names)} on record. Keep it, or choose another one.`;

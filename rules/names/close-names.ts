import { listed, sentence, type Text, type Value } from '../language/text';
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

/** The number of words of the designator that ends before `end`; 0 when there is none. */
const designatorLength = (words: readonly string[], end: number): number => {
  for (let count = Math.min(LONGEST_DESIGNATOR, end - 1); count > 0; count -= 1)
    if (DESIGNATORS.has(words.slice(end - count, end).join(''))) return count;
  return 0;
};

/** The words of a name without the designators at its end; a name always keeps one word. */
export const withoutDesignators = (words: readonly string[]): string[] => {
  let end = words.length;
  for (let count = designatorLength(words, end); count > 0; count = designatorLength(words, end))
    end -= count;
  return words.slice(0, end);
};

/**
 * The key that two similar names share: their words, without the articles, the designators at the end, punctuation and white space, and
 * with `&` as AND. Every name with a letter or a digit has one; empty for any other.
 * @example closeNameKey('The Rocky-Mountain Bread Company, L.L.C.') // 'ROCKYMOUNTAINBREAD'
 */
export const closeNameKey = (name: string): string => {
  const words = wordsOf(name);
  // A name of only articles and designators keeps the designators; a name of only articles keeps them all.
  const parts = [withoutArticles(withoutDesignators(words)), withoutArticles(words), words];
  return (parts.find((part) => part.length > 0) ?? []).join('');
};

/** The most similar names that a filer is shown. */
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

const quoted = (names: readonly string[]): Value => listed(names.map((name) => `\u201c${name}\u201d`));

/** The note on a name that may be used and has close ones on record; null without any. It stops nobody. */
export const closeNamesNote = (names: readonly string[]): Text | null =>
  names.length === 0
    ? null
    : sentence(
        'You may use this name, but it is close to {names} on record. Keep it, or choose another one.',
        { names: quoted(names) },
      );

/** The note on a name that cannot be used but resembles names on record, which the filer may have meant; null without any. */
export const similarNamesNote = (names: readonly string[]): Text | null =>
  names.length === 0 ? null : sentence('Names like it on record: {names}.', { names: quoted(names) });

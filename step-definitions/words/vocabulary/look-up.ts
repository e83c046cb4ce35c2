import { isAbbreviationOf, meaningDistance } from './meaning';

/** A noun that the phrase book does not know. */
export class UnknownNoun extends Error {
  constructor(
    kind: string,
    noun: string,
    /** The known ones, nearest first. */
    readonly known: readonly string[],
  ) {
    super(`No ${kind} is called "${noun}". Known: ${known.join(', ')}.`);
    this.name = 'UnknownNoun';
    // The place in the code where a noun is looked up does not help the author of a feature.
    this.stack = this.message;
  }
}

/**
 * The value that a business noun stands for.
 * @param kind what the noun names, for the message
 * @throws UnknownNoun, whose message lists the known ones, nearest first
 * @example lookUp('step', { review: 'filingreview' }, 'review') // 'filingreview'
 */
export function lookUp<V>(kind: string, known: Readonly<Record<string, V>>, noun: string): V {
  if (Object.hasOwn(known, noun)) return known[noun] as V;
  throw new UnknownNoun(kind, noun, nearestFirst(known, noun));
}

/**
 * Nearest is what the noun abbreviates, or the specification's own name of it; then the order is by meaning, and where that is equal, by
 * letters.
 */
const nearestFirst = (known: Readonly<Record<string, unknown>>, noun: string): string[] =>
  Object.entries(known)
    .map(([one, value]) => ({
      one,
      meaning:
        isAbbreviationOf(noun, one) || String(value).toLowerCase() === noun.toLowerCase()
          ? 0
          : meaningDistance(one, noun),
      letters: editDistance(one, noun),
    }))
    .sort((a, b) => a.meaning - b.meaning || a.letters - b.letters)
    .map(({ one }) => one);

/** Edits between two texts (Levenshtein), one row of the table at a time. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

import { editDistance } from '../words/vocabulary/look-up';
import { haveSameMeaning, isStopWord } from '../words/vocabulary/meaning';

const MISSING_WORD = 0.8;
const MISSING_EMPTY_WORD = 0.4;
const SAME_MEANING = 0.1;
const MISSING_TEXT = 1.2;
const KNOWN_WORD = 0.1;
const STRANGE_WORD = 0.55;
const WRONG_KIND = 0.9;

/** Words, and parameters in braces: those of a wording by their type, those of an unknown text as {string}, {int} or {float}. */
const tokens = (text: string): string[] => text.match(/\{[^}]*\}|[^\s{]+/g) ?? [];

const isParameter = (token: string): boolean => token.startsWith('{');
const isNumber = (token: string): boolean => /^\{(int|float)\}$/.test(token);

/** How much two words differ, from 0 (the same) to 1; `the/a` stands for either. */
const wordCost = (known: string, word: string): number => {
  const costs = known
    .replace(/[()]/g, '')
    .split('/')
    .map((one) =>
      one !== word && haveSameMeaning(one, word)
        ? SAME_MEANING
        : editDistance(one, word) / Math.max(one.length, word.length),
    );
  return Math.min(...costs);
};

/** The words that the known values of a parameter are made of, and whether it takes others too, by the parameter in braces. */
export type Vocabulary = ReadonlyMap<string, { words: ReadonlySet<string>; isOpen: boolean }>;

/** How badly a text's word fits where a wording has a parameter of this type. */
const parameterCost = (parameter: string, word: string, isFirst: boolean, vocabulary: Vocabulary): number => {
  const takesText = parameter === '{text}';
  if (takesText || isNumber(parameter)) {
    const isRight = takesText ? word === '{string}' : isNumber(word);
    return isRight && isFirst ? 0 : WRONG_KIND;
  }
  // A noun is one or more words without quotation marks.
  if (isParameter(word)) return WRONG_KIND;
  const known = vocabulary.get(parameter);
  if (known?.words.has(word)) return KNOWN_WORD;
  return known?.isOpen === false ? WRONG_KIND : STRANGE_WORD;
};

/** A word that only one of the two has; a text or a number counts more than another word. */
const missing = (token: string): number =>
  ['{text}', '{string}'].includes(token) || isNumber(token)
    ? MISSING_TEXT
    : isStopWord(token)
      ? MISSING_EMPTY_WORD
      : MISSING_WORD;

const substitution = (known: string, word: string, vocabulary: Vocabulary): number => {
  if (isParameter(known)) return parameterCost(known, word, true, vocabulary);
  return isParameter(word) ? 1 : wordCost(known, word);
};

/**
 * How far an unknown text is from a wording: the cheapest way to read it word by word as that wording, where a noun of the
 * wording may stand for several words.
 */
export const wordingDistance = (wording: string, unknown: string, vocabulary: Vocabulary): number => {
  const knownTokens = tokens(wording);
  const words = tokens(unknown);
  let row = words.reduce<number[]>(
    (costs, word, place) => [...costs, (costs[place] ?? 0) + missing(word)],
    [0],
  );
  for (const token of knownTokens) {
    const next = [(row[0] ?? 0) + missing(token)];
    words.forEach((word, place) => {
      const options = [
        (row[place] ?? 0) + substitution(token, word, vocabulary),
        (row[place + 1] ?? 0) + missing(token),
        (next[place] ?? 0) +
          (isParameter(token)
            ? Math.min(parameterCost(token, word, false, vocabulary), missing(word))
            : missing(word)),
      ];
      next.push(Math.min(...options));
    });
    row = next;
  }
  return row[words.length] ?? 0;
};

import { fillPlaceholders, PLACEHOLDER } from './placeholders';
import type { LookUp } from './text';
import { isNumberPlace, placeOf, type Place } from './places';

/**
 * Texts of a language by the English ones. A text with values has names in braces on both sides, as `'Page {page} of {count}'`;
 * what may stand at each, and whether that is looked up too, follows from the name (`places.ts`).
 */
export type Dictionary = Readonly<Record<string, string>>;

interface Pattern {
  expression: RegExp;
  names: string[];
  text: string;
  /** Whether anything at all may stand at one of its placeholders. */
  isOpen: boolean;
  /** How many characters of the English text are outside its placeholders: of several patterns that match, the one with the most is the closest. */
  ownLength: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const placeholdersOf = (english: string): string[] =>
  [...english.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

function toPattern([english, text]: [string, string]): Pattern {
  const parts = english.split(PLACEHOLDER);
  const isPlaceholder = (index: number) => index % 2 === 1;
  return {
    expression: new RegExp(
      `^${parts.map((part, index) => (isPlaceholder(index) ? `(${placeOf(part).form})` : escaped(part))).join('')}$`,
    ),
    names: parts.filter((_part, index) => isPlaceholder(index)),
    text,
    isOpen: parts.some((part, index) => isPlaceholder(index) && placeOf(part).isOpen),
    ownLength: parts.reduce((sum, part, index) => sum + (isPlaceholder(index) ? 0 : part.length), 0),
  };
}

/**
 * Looks texts up that may carry values already: rules hand out whole sentences, and so does the registry.
 * @param sentences texts that are found with any values, since rules still hand them out finished. Those of the others are found whose
 *   values are numbers.
 * @example lookUpIn({ 'Page {page} of {count}': 'Página {page} de {count}' })('Page 2 of 9') // 'Página 2 de 9'
 */
export function lookUpIn(dictionary: Dictionary, sentences: readonly string[] = []): LookUp {
  const texts = new Map(Object.entries(dictionary));
  const patterns = Object.entries(dictionary)
    .filter(([english]) => {
      const placeholders = placeholdersOf(english);
      return placeholders.length > 0 && (sentences.includes(english) || placeholders.every(isNumberPlace));
    })
    .map(toPattern)
    // A name may read like a sentence with a name in it; a sentence in which no name can stand is not taken for one.
    .sort((a, b) => Number(a.isOpen) - Number(b.isOpen) || b.ownLength - a.ownLength);
  /** One term, or several: "the name, the status and the registered agent". */
  const findTerms = (value: string): string | undefined => {
    const words = value.split(/(, | and )/);
    const isKnown = (word: string, index: number) => index % 2 === 1 || texts.has(word);
    return words.every(isKnown) ? words.map((word) => texts.get(word) ?? word).join('') : texts.get(value);
  };
  /** What a value is in the language; nothing where it is no text of ours and should be one. */
  const inLanguage: Readonly<Record<Place['holds'], (value: string) => string | undefined>> = {
    value: (value) => value,
    moment: (value) => find(value) ?? value,
    term: findTerms,
    sentence: (value) => findTerms(value) ?? find(value),
  };
  const find = (english: string): string | undefined => {
    const known = texts.get(english);
    if (known !== undefined) return known;
    /** By the closest pattern with something at the place of a text that is none of ours; used where no other pattern matches. */
    let doubtful: string | undefined;
    for (const { expression, names, text } of patterns) {
      const [, ...values] = expression.exec(english) ?? [];
      if (values.length === 0) continue;
      const found = values.map((value, index) => inLanguage[placeOf(names[index] ?? '').holds](value));
      const filled = fillPlaceholders(
        text,
        Object.fromEntries(names.map((name, index) => [name, found[index] ?? values[index] ?? ''])),
      );
      if (!found.includes(undefined)) return filled;
      doubtful ??= filled;
    }
    return doubtful;
  };
  return (english) => find(english) ?? english;
}

/**
 * Joins several dictionaries.
 * @throws where two of them translate the same text differently: their order would decide which one is used
 */
export function joinDictionaries(dictionaries: readonly Dictionary[]): Dictionary {
  const joined: Record<string, string> = {};
  for (const [english, text] of dictionaries.flatMap((dictionary) => Object.entries(dictionary))) {
    if ((joined[english] ?? text) !== text)
      throw new Error(`"${english}" is translated as "${joined[english]}" and as "${text}"`);
    joined[english] = text;
  }
  return joined;
}

import type { LookUp } from './text';

/** Texts of a language by the English ones. A text with values has places in braces on both sides, as `'Page {page} of {count}'`. */
export type Dictionary = Readonly<Record<string, string>>;

/**
 * Looks texts of ours up. A text is found as it was written, with its places and without its values; any other stays as it is.
 * @example lookUpIn({ 'Page {page}': 'Página {page}' })('Page {page}') // 'Página {page}'
 */
export function lookUpIn(dictionary: Dictionary): LookUp {
  const texts = new Map(Object.entries(dictionary));
  return (english) => texts.get(english) ?? english;
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

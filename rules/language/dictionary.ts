import { fillPlaces, PLACE } from './places';

/**
 * Texts of a language by the English ones. A text with values has names in braces on both sides, as `'Page {page} of {count}'`; what
 * stands in their place is translated too where it is a text itself.
 */
export type Dictionary = Readonly<Record<string, string>>;

/** Looks an English text up; a text that is not in the dictionary, as a name of a business, stays as it is. */
export type LookUp = (english: string) => string;

interface Pattern {
  expression: RegExp;
  names: string[];
  text: string;
  /** How many characters of the English text are its own: the pattern with more of them is the closer one. */
  ownLength: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function toPattern([english, text]: [string, string]): Pattern {
  const parts = english.split(PLACE);
  const isPlace = (index: number) => index % 2 === 1;
  return {
    expression: new RegExp(
      `^${parts.map((part, index) => (isPlace(index) ? '([^]+?)' : escaped(part))).join('')}$`,
    ),
    names: parts.filter((_part, index) => isPlace(index)),
    text,
    ownLength: parts.reduce((sum, part, index) => sum + (isPlace(index) ? 0 : part.length), 0),
  };
}

/**
 * Looks texts up that may carry values already: rules hand out whole sentences, and so does the registry.
 * @example lookUpIn({ 'Page {page} of {count}': 'Página {page} de {count}' })('Page 2 of 9') // 'Página 2 de 9'
 */
export function lookUpIn(dictionary: Dictionary): LookUp {
  const texts = new Map(Object.entries(dictionary));
  const patterns = Object.entries(dictionary)
    .filter(([english]) => english.includes('{'))
    .map(toPattern)
    .sort((a, b) => b.ownLength - a.ownLength);
  const lookUp: LookUp = (english) => {
    const known = texts.get(english);
    if (known !== undefined) return known;
    for (const { expression, names, text } of patterns) {
      const [, ...values] = expression.exec(english) ?? [];
      if (values.length > 0)
        return fillPlaces(
          text,
          Object.fromEntries(values.map((value, index) => [names[index], lookUp(value)])),
        );
    }
    return english;
  };
  return lookUp;
}

/**
 * One dictionary of several.
 * @throws where two of them translate the same text differently: it would depend on their order what is read
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

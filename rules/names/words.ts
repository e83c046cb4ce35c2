import { plainForms } from '../constraints/plain-forms';

const NOT_ASCII = /[^\x20-\x7e\s]/;

/** Letters that are no plain ones with an accent, as people write them without. */
const AS_ASCII: Readonly<Record<string, string>> = {
  '\u00c6': 'AE',
  '\u00d0': 'D',
  '\u00d8': 'O',
  '\u00de': 'TH',
  '\u0110': 'D',
  '\u0131': 'I',
  '\u0141': 'L',
  '\u0152': 'OE',
};

/** A name in capitals and ASCII: typographic marks as plain ones, letters without their accents, nothing of other scripts. */
const inCapitals = (name: string): string =>
  NOT_ASCII.test(name)
    ? plainForms(name)
        .toUpperCase()
        .replace(/./gsu, (letter) => AS_ASCII[letter] ?? letter)
        .normalize('NFKD')
        .replace(/[^\x20-\x7e\s]/g, '')
    : name.toUpperCase();

/**
 * The words of an entity's name, in capitals and ASCII: periods and apostrophes join the word that they are part of (`L.L.C.` is `LLC`,
 * `O'Neil` is `ONEIL`), `&` is the word AND, a co-op is a COOP, and any other mark parts two words.
 */
export const wordsOf = (name: string): readonly string[] =>
  inCapitals(name)
    .replace(/[.'`]/g, '')
    .replace(/&/g, ' AND ')
    .replace(/\bCO-OP\b/g, 'COOP')
    .match(/[A-Z0-9]+/g) ?? [];

/**
 * The words of an entity's name, in capitals and ASCII: periods and apostrophes join the word that they are part of (`L.L.C.` is `LLC`,
 * `O'Neil` is `ONEIL`), `&` is the word AND, a co-op is a COOP, and any other mark parts two words.
 */
export const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e\s]/g, '')
    .toUpperCase()
    .replace(/[.'`]/g, '')
    .replace(/&/g, ' AND ')
    .replace(/\bCO-OP\b/g, 'COOP')
    .match(/[A-Z0-9]+/g) ?? [];

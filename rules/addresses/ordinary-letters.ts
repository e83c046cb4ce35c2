/** Words of an address that everybody writes in capitals: directions, and boxes and routes of the post. */
const CAPITALS = new Set('N S E W NE NW SE SW PO RR HC US APO FPO DPO PSC CMR'.split(' '));

const WORD = /[\p{L}\p{N}'’]+/gu;
const straight = (word: string): string => word.replaceAll('’', "'").toUpperCase();

/** A word of capitals as it is written in the middle of a sentence: `LINCOLN`, `O'HARA`, `16TH`, `12B`. */
const written = (word: string): string => {
  if (/^\d+(?:ST|ND|RD|TH)$/.test(word)) return word.toLowerCase();
  if (CAPITALS.has(word) || /\d/.test(word)) return word;
  return word.replace(/(?<=\p{L})\p{L}+|(?<=['’])S$/gu, (rest) => rest.toLowerCase());
};

/**
 * The standard form of a part of an address in ordinary letters: the post writes capitals only, and one address of a filing would look
 * unlike the others. A word that was entered with a capital stays as it was entered.
 */
export function ordinaryLetters(standard: string, entered: string): string {
  if (standard !== standard.toUpperCase()) return standard;
  const words = [...entered.matchAll(WORD)].map(([word]) => word).filter((word) => /\p{Lu}/u.test(word));
  const asEntered = new Map(words.map((word) => [straight(word), word.replaceAll('’', "'")]));
  return standard.replace(WORD, (word) => asEntered.get(straight(word)) ?? written(word));
}

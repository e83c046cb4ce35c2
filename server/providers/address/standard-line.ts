import { DIRECTION_ABBREVIATIONS, STREET_SUFFIXES, UNIT_DESIGNATORS } from './street-words';

/** Whole lines with a standard spelling of their own: boxes and rural or highway contract routes. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^(?:P\s?O|POST OFFICE|POST OFC)\s?(?:BOX|BX)\s+/, 'PO BOX '],
  [/^POB\s+/, 'PO BOX '],
  [/^(?:RURAL ROUTE|RURAL RT|R R|RR|RFD)\s+/, 'RR '],
  [/^(?:HIGHWAY CONTRACT(?: ROUTE)?|H C|HCR|HC)\s+(?=\d)/, 'HC '],
];

/** Upper case, one space between words, no periods or commas; everything else that was written stays. */
const tidy = (line: string): string => line.toUpperCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim();

const isUnit = (word: string): boolean => UNIT_DESIGNATORS.has(word) || word.startsWith('#');

/** Index of the first word of the street's name: after the house number and a fraction such as 1/2. */
const nameStart = (words: readonly string[]): number => {
  if (!/^\d/.test(words[0] ?? '')) return 0;
  return /^\d+\/\d+$/.test(words[1] ?? '') ? 2 : 1;
};

function standardStreet(words: readonly string[]): string[] {
  const result = [...words];
  const start = nameStart(words);
  let end = words.length - 1;
  const lastDirection = DIRECTION_ABBREVIATIONS.get(words[end] ?? '');
  // A direction is one only next to a name: "12 AVENUE S" ends in one, "12 NORTH ST" does not begin with one.
  if (lastDirection !== undefined && end - start >= 2) result[end--] = lastDirection;
  const suffix = STREET_SUFFIXES.get(words[end] ?? '');
  if (suffix !== undefined && end > start) result[end--] = suffix;
  const firstDirection = DIRECTION_ABBREVIATIONS.get(words[start] ?? '');
  if (firstDirection !== undefined && end > start) result[start] = firstDirection;
  return result;
}

/** The unit's designator is abbreviated, its number stays as it is. */
const standardUnit = (words: readonly string[]): string[] =>
  words.map((word) => UNIT_DESIGNATORS.get(word) ?? word);

/**
 * A line of an address in the postal service's spelling, without loss: only known words are abbreviated, and nothing is
 * dropped but periods, commas and doubled spaces.
 *
 * @example standardLine('12 1/2 North Main Street, Apt. 4 PMB 7') // '12 1/2 N MAIN ST APT 4 PMB 7'
 */
export function standardLine(line: string): string {
  const tidied = tidy(line);
  for (const [pattern, replacement] of ROUTES) {
    if (pattern.test(tidied)) return tidied.replace(pattern, replacement);
  }
  const words = tidied.split(' ');
  const unit = words.findIndex((word, index) => index > 0 && isUnit(word));
  if (isUnit(words[0] ?? '')) return standardUnit(words).join(' ');
  const street = unit === -1 ? words : words.slice(0, unit);
  const unitWords = unit === -1 ? [] : words.slice(unit);
  return [...standardStreet(street), ...standardUnit(unitWords)].join(' ');
}

/** True for a line that a carrier can deliver to: a house number with a name, a box, or a route with a box. */
export const isDeliverable = (standard: string): boolean =>
  /^\d+\S*(?: \d+\/\d+)? .*[A-Z]/.test(standard) ||
  /^PO BOX \S/.test(standard) ||
  /^(?:RR|HC) \d+ BOX \S/.test(standard);

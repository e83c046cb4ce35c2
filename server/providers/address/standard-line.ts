import { standardPoBox } from '#rules';
import {
  DIRECTION_ABBREVIATIONS,
  LONE_UNITS,
  ROAD_KINDS,
  STREET_SUFFIXES,
  UNIT_DESIGNATORS,
} from './street-words';

/** Rural and highway contract routes, spelled as the postal service does. */
const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/^(?:RURAL ROUTE|RURAL RT|R R|RR|RFD)\s+/, 'RR '],
  [/^(?:HIGHWAY CONTRACT(?: ROUTE)?|H C|HCR|HC)\s+(?=\d)/, 'HC '],
];

/** Upper case and one space between words, without commas and without periods but those of a grid's decimals: 39.2 RD, G.7 RD. */
const tidy = (line: string): string =>
  line
    .toUpperCase()
    .replace(/^(\d{1,3}),(?=\d{3}\b)/, '$1')
    .replace(/,|(?<!\d|\b[A-Z])\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const HOUSE_NUMBER = /^(?:\d|[NSEW]\d+[NSEW]\d)/;
const FRACTION = /^\d+\/\d+$/;
/** The number of a unit, or its letter. */
const RANGE = /^(?:#?[A-Z-]*\d[A-Z\d/-]*|#?[A-Z])$/;
/** The number or letter of a road that has no name: 12, 7A, Q. */
const ROAD_NUMBER = /^(?:\d+(?:\.\d+)?[A-Z]?|[A-Z]{1,2})$/;

const isDirection = (word: string | undefined): boolean => DIRECTION_ABBREVIATIONS.has(word ?? '');
const isSuffix = (word: string | undefined): boolean => STREET_SUFFIXES.has(word ?? '');

/** Index of the first word of the street's name: after the house number and a fraction such as 1/2. */
const nameStart = (words: readonly string[]): number => (FRACTION.test(words[1] ?? '') ? 2 : 1);

/** True for a house number with a name: a direction alone is none. */
const isStreet = (words: readonly string[]): boolean =>
  HOUSE_NUMBER.test(words[0] ?? '') && words.slice(nameStart(words)).some((word) => !isDirection(word));

/** True for a street that its suffix closes, with a direction after it or without. */
const isClosedStreet = (words: readonly string[]): boolean => {
  const last = isDirection(words.at(-1)) ? words.length - 2 : words.length - 1;
  return last > nameStart(words) && isSuffix(words[last]);
};

/** The words of the last unit of a line, in the postal service's spelling; none where the line ends in something else. */
function lastUnit(words: readonly string[]): string[] {
  const [before = '', last = ''] = [words.at(-2), words.at(-1)];
  if (before === '#' && RANGE.test(last)) return ['#', last];
  // KEY is a suffix as well: PINE KY W.
  if (isSuffix(before) && isDirection(last)) return [];
  const designator = UNIT_DESIGNATORS.get(before) ?? LONE_UNITS.get(before);
  if (designator !== undefined && RANGE.test(last)) return [designator, last];
  if (/^\d+(?:ST|ND|RD|TH)$/.test(before) && UNIT_DESIGNATORS.get(last) === 'FL') return [before, 'FL'];
  if (/^#./.test(last)) return [last];
  const lone = LONE_UNITS.get(last);
  return lone === undefined ? [] : [lone];
}

/**
 * Parts a line into the street and the units behind it. A word such as "space", "front" or "office" begins a unit only where its number
 * ends the line, or where it ends the line itself after a whole street: 22 SPACE CENTER DR, 12 W FRONT.
 */
function parted(words: readonly string[]): { street: readonly string[]; units: string[] } {
  let street = words;
  let units: string[] = [];
  for (let unit = lastUnit(street); unit.length > 0; unit = lastUnit(street)) {
    const rest = street.slice(0, -unit.length);
    const isLone = unit.length === 1 && LONE_UNITS.has(street.at(-1) ?? '');
    const isBehindStreet = units.length > 0 || !isLone ? isStreet(rest) : isClosedStreet(rest);
    if (rest.length > 0 && HOUSE_NUMBER.test(words[0] ?? '') && !isBehindStreet) break;
    street = rest;
    units = [...unit, ...units];
  }
  // A line without a house number is units alone, or none of them: a name such as "Space Center Plaza".
  const isWhole = street.length === 0 || HOUSE_NUMBER.test(words[0] ?? '');
  return isWhole ? { street, units } : { street: words, units: [] };
}

function standardStreet(words: readonly string[]): string[] {
  if (!HOUSE_NUMBER.test(words[0] ?? '')) return [...words];
  const result = [...words];
  const start = nameStart(words);
  let end = words.length - 1;
  const lastDirection = DIRECTION_ABBREVIATIONS.get(words[end] ?? '');
  // A direction is one only next to a name: "12 AVENUE S" ends in one, "12 NORTH ST" does not begin with one.
  if (lastDirection !== undefined && end - start >= 2) result[end--] = lastDirection;
  const kind = ROAD_KINDS.get(words[end - 1] ?? '');
  const suffix = STREET_SUFFIXES.get(words[end] ?? '');
  // The kind of a numbered road is part of its name, and written out (appendix F).
  if (kind !== undefined && ROAD_NUMBER.test(words[end] ?? '') && end > start) result[end - 1] = kind;
  else if (suffix !== undefined && end > start) result[end--] = suffix;
  const firstDirection = DIRECTION_ABBREVIATIONS.get(words[start] ?? '');
  if (firstDirection !== undefined && end > start) result[start] = firstDirection;
  return result;
}

/**
 * A line of an address in the postal service's spelling (Publication 28): house number, direction, name, suffix, direction, and units at
 * the end. Without loss: only known words are spelled anew, and nothing is dropped but periods, commas and doubled spaces.
 *
 * @example standardLine('12 1/2 North Main Street, Apt. 4 PMB 7') // '12 1/2 N MAIN ST APT 4 PMB 7'
 */
export function standardLine(line: string): string {
  const box = standardPoBox(line);
  if (box !== null) return tidy(box);
  const tidied = tidy(line);
  for (const [pattern, replacement] of ROUTES) {
    if (pattern.test(tidied)) return tidied.replace(pattern, replacement);
  }
  const { street, units } = parted(tidied === '' ? [] : tidied.split(' '));
  return [...standardStreet(street), ...units].join(' ');
}

/** Lines that a carrier can deliver to: a house number with a name, a box, a route with a box, or a box of the military. */
const DELIVERABLE = [
  /^(?:\d|[NSEW]\d+[NSEW]\d)\S*(?: \d+\/\d+)? .*[A-Z]/,
  /^PO BOX \S/,
  /^(?:RR|HC) \d+ BOX \S/,
  /^(?:PSC|CMR|UNIT) \d+ BOX \S/,
];

export const isDeliverable = (standard: string): boolean =>
  DELIVERABLE.some((pattern) => pattern.test(standard));

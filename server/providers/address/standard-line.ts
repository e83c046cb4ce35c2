import { standardMailRoute, standardPoBox } from '#rules';
import {
  DIRECTION_ABBREVIATIONS,
  LONE_UNITS,
  ROAD_KINDS,
  STREET_SUFFIXES,
  UNIT_DESIGNATORS,
} from './street-words';

/**
 * Upper case and one space between words, without commas and without periods but those of a grid's decimals: 39.2 RD, G.7 RD. Initials
 * stand together: U.S., N.W.
 */
const tidy = (line: string): string =>
  line
    .toUpperCase()
    .replace(/^(\d{1,3}),(?=\d{3}\b)/, '$1')
    .replace(/\b(?:[A-Z]\.){2,}(?![A-Z])/g, (initials) => `${initials.replaceAll('.', '')} `)
    .replace(/([A-Z])#/g, '$1 #')
    .replace(/[,;]|(?<!\d|\b[A-Z])\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const HOUSE_NUMBER = /^(?:\d|[NSEW]\d+[NSEW]\d)/;
const FRACTION = /^\d+\/\d+$/;
/** The number of a unit, in digits or as a word, or its letter. */
const RANGE = /^(?:#?[A-Z-]*\d[A-Z\d/-]*|#?[A-Z]|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)$/;
/** The number or letter of a road that has no name: 12, 7A, Q. */
const ROAD_NUMBER = /^(?:\d+(?:\.\d+)?[A-Z]?|[A-Z]{1,2}|[A-Z]\.\d)$/;

/** Other ways to write the kind of a road that has a number (appendix F). */
const NUMBERED_ROADS: readonly (readonly [RegExp, string])[] = [
  [/ (?:CR|CO RD|CNTY RD) (?=\d)/, ' COUNTY ROAD '],
  [/ ST (?=(?:HWY|HIGHWAY|RTE?|ROUTE|RD|ROAD) \d)/, ' STATE '],
  [/ US (?=\d)/, ' US HIGHWAY '],
];

const withRoadKind = (line: string): string =>
  NUMBERED_ROADS.reduce((text, [written, standard]) => text.replace(written, standard), line);

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
  const named = UNIT_DESIGNATORS.get(before);
  if (named !== undefined && isDirection(last)) return [named, last];
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
    // A unit without a number, or that is called after a direction: BLDG EAST.
    const isUnsure = LONE_UNITS.has(street.at(-1) ?? '') || isDirection(unit.at(-1));
    const isBehindStreet =
      units.length > 0 || !isUnsure ? isStreet(rest) : isClosedStreet(rest) || parted(rest).units.length > 0;
    if (rest.length > 0 && HOUSE_NUMBER.test(words[0] ?? '') && !isBehindStreet) break;
    street = rest;
    units = [...unit, ...units];
  }
  // A line without a house number is units alone, or none of them: a name such as "Space Center Plaza".
  const isWhole = street.length === 0 || HOUSE_NUMBER.test(words[0] ?? '');
  return isWhole ? { street, units } : { street: words, units: [] };
}

/** True for two directions that are written apart, as N W or NORTH WEST, and make one. */
const makeOneDirection = (words: readonly string[], at: number): boolean => {
  const [first = '', second = ''] = words.slice(at, at + 2);
  const isWrittenAlike = (first.length === 1) === (second.length === 1);
  return /^(?:N|S|NORTH|SOUTH)$/.test(first) && /^(?:E|W|EAST|WEST)$/.test(second) && isWrittenAlike;
};

/** The words of a street with directions in one (233.22): before a name that does not consist of the second one, or after the suffix. */
function withWholeDirections(words: readonly string[]): readonly string[] {
  const joined = (at: number) => [
    ...words.slice(0, at),
    `${words[at]}${words[at + 1]}`,
    ...words.slice(at + 2),
  ];
  const last = words.length - 2;
  if (isSuffix(words[last - 1]) && makeOneDirection(words, last)) return joined(last);
  const start = nameStart(words);
  const name = words[start + 2];
  const isBeforeName = name !== undefined && !isSuffix(name) && !isDirection(name);
  return isBeforeName && makeOneDirection(words, start) ? joined(start) : words;
}

/** True for a kind of road before its number: HWY 6 AND 50, N RD 20, AVE A. Other roads have letters for names of units behind them. */
function isNumberedRoad(words: readonly string[], at: number, start: number): boolean {
  const [kind, number = ''] = [ROAD_KINDS.get(words[at] ?? ''), words[at + 1] ?? ''];
  if (kind === undefined || at < start) return false;
  if (/^\d/.test(number) && (kind === 'HIGHWAY' || at === start)) return true;
  const isLast = words.slice(at + 2).every((word) => FRACTION.test(word));
  const isFirst = at === start || (at === start + 1 && isDirection(words[start]));
  return isLast && ROAD_NUMBER.test(number) && (kind !== 'AVENUE' || isFirst);
}

function standardStreet(given: readonly string[]): string[] {
  if (!HOUSE_NUMBER.test(given[0] ?? '')) return [...given];
  const words = withWholeDirections(given);
  const result = [...words];
  const start = nameStart(words);
  let end = words.length - 1;
  const lastDirection = DIRECTION_ABBREVIATIONS.get(words[end] ?? '');
  // A direction is one only next to a name: "12 AVENUE S" ends in one, "12 NORTH ST" does not begin with one.
  if (lastDirection !== undefined && end - start >= 2) result[end--] = lastDirection;
  const suffix = STREET_SUFFIXES.get(words[end] ?? '');
  // The kind of a numbered road is part of its name, and written out (appendix F).
  const road = words.findIndex((_, at) => isNumberedRoad(words.slice(0, end + 1), at, start));
  if (road !== -1) result[road] = ROAD_KINDS.get(words[road] ?? '') ?? '';
  if (road !== end - 1 && suffix !== undefined && end > start) result[end--] = suffix;
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
  const route = standardMailRoute(line);
  if (route !== null) return tidy(route);
  const tidied = withRoadKind(tidy(line));
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

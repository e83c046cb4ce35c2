import type { Address } from '../filing-parts/address';
import { isMailRoute } from './mail-routes';

/** Words for a box at a post office (Publication 28, 281 and 283). */
const BOX = String.raw`(?:(?:lock|caller|firm)[\s-]*)?(?:b[o0]?x(?:es)?|drawer|drwr?)|bin|(?:firm[\s-]*)?caller(?:[\s-]*service)?`;
/** The same in Spanish, as in Puerto Rico. */
const SPANISH_BOX = String.raw`(?:apartado|apdo\.?|casilla)(?:\s+(?:postal|de\s+correos))?`;
/** Whose a box is. */
const OFFICE = String.raw`g?p[\s.,;_/-]*[o0][\s.,;_/-]*|usp[so]\s+|post[\s-]*(?:office|ofc\.?|off\.?)[\s-]+|postal[\s-]+`;
/** What a box is known by: a number, with a letter before it or without, or a letter that may be doubled. */
const MARK = String.raw`(?<mark>(?:[a-z]-?)?\d[a-z\d-]*|(?<letter>[a-z])\k<letter>?)\b`;
const BEFORE_MARK = String.raw`[\s:,.]*(?:#|no\.|(?:no|number|n[uú]m)\b\.?)?\s*["']?`;
/** A box by a word that says whose it is, wherever in a line: PO Box, P. O. Drawer, Post Office Bin, Postal Box, POB 12. */
const NAMED = String.raw`\b(?:(?:${OFFICE})(?:${BOX})(?![a-z])|post[\s-]*box\b|p[\s.]*o[\s.]*b\.?(?=\s*#?\s*[a-z]?\d))`;

const NAMED_BOX = new RegExp(NAMED, 'i');
/** A street that is called after a box, by its house number and the word that follows: 200 Postal Drawer Ln. */
const STREET_OF_BOX = new RegExp(
  String.raw`^\s*\d[\w/-]*\s+(?:(?:[nsew]|north|south|east|west)\b\.?\s+)?${NAMED}\s+(?!(?:no|number|n[uú]m)\b)[a-z]{2,}`,
  'i',
);
/** A box that a line begins with, and anything after it. */
const LEADING_BOX = new RegExp(String.raw`^\s*${NAMED}${BEFORE_MARK}${MARK}["']?`, 'i');
/** A line that is a box and nothing else but a place at it: Box 12, Drawer C, Lockbox 5, Caller Service 7, Box 12 Suite 5. */
const BOX_ALONE = new RegExp(
  String.raw`^[\s"'(]*(?:${BOX}|${SPANISH_BOX})${BEFORE_MARK}${MARK}[\s"'.)]*` +
    String.raw`(?<rest>,?\s*(?:pmb|ste|suite|apt|unit|rm|room|sta|station|#)\b[\s.#]*(?:\d[\w-]*|[a-z]))?[\s,]*$`,
  'i',
);

type Lines = Partial<Pick<Address, 'address1' | 'address2'>>;

/** True when either line of an address names a post office box. */
export const isPoBox = ({ address1 = '', address2 = '' }: Lines): boolean =>
  [address1, address2].some((line) => NAMED_BOX.test(line.replace(STREET_OF_BOX, ''))) ||
  BOX_ALONE.test(address1) ||
  (BOX_ALONE.test(address2) && !isMailRoute(address1));

/** A line that begins with a post office box, with the box as the postal service writes all of them; null for any other line. */
export const standardPoBox = (line: string): string | null => {
  const box = [LEADING_BOX, BOX_ALONE].find((pattern) => pattern.test(line));
  return box === undefined ? null : line.replace(box, 'PO BOX $<mark> $<rest>');
};

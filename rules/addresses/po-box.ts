import type { Address } from '../filing/address';

/** Words for a box at a post office (Publication 28, 281 and 283). */
const BOX = String.raw`(?:lock[\s-]*)?b[o0]?x|drawer|bin|(?:firm[\s-]*)?caller(?:[\s-]*service)?`;
/** The same in Spanish, as in Puerto Rico. */
const SPANISH_BOX = String.raw`(?:apartado|apdo\.?|casilla)(?:\s+postal)?`;
/** A box by a word that says whose it is, wherever in a line: PO Box, P. O. Drawer, Post Office Bin, Postal Box, POB 12. */
const NAMED =
  String.raw`\b(?:(?:g?p[\s./-]*[o0][\s./-]*|post[\s-]+(?:office|ofc)[\s-]+|postal[\s-]+)(?:${BOX})(?![a-z])` +
  String.raw`|post[\s-]*box\b|p[\s.]*o[\s.]*b\.?(?=\s*#?\d))`;
/** What a box is known by: a number, or a letter. */
const MARK = String.raw`\s*(?:#|no\.?|number|n[uú]m\.?)?\s*(\d[a-z\d-]*|[a-z])`;

const NAMED_BOX = new RegExp(NAMED, 'i');
/** A box that a line begins with, and anything after it. */
const LEADING_BOX = new RegExp(String.raw`^\s*${NAMED}${MARK}\b`, 'i');
/** A line that is a box and nothing else: Box 12, Drawer C, Lockbox 5, Caller Service 7. */
const BOX_ALONE = new RegExp(String.raw`^\s*(?:${BOX}|${SPANISH_BOX})${MARK}\s*$`, 'i');
/** A carrier's route, or a unit of the military: its boxes are at no post office. */
const ROUTE =
  /^\s*(?:r\.?\s?r\.?|r\.?f\.?d\.?|rural r(?:oute|t)|h\.?\s?c\.?r?\.?|highway contract(?: route)?|psc|cmr|unit)\s+\d+\s*$/i;

type Lines = Partial<Pick<Address, 'address1' | 'address2'>>;

/** True when either line of an address names a post office box. */
export const isPoBox = ({ address1 = '', address2 = '' }: Lines): boolean =>
  [address1, address2].some((line) => NAMED_BOX.test(line)) ||
  BOX_ALONE.test(address1) ||
  (BOX_ALONE.test(address2) && !ROUTE.test(address1));

/** A line that begins with a post office box, with the box as the postal service writes all of them; null for any other line. */
export const standardPoBox = (line: string): string | null => {
  const box = [LEADING_BOX, BOX_ALONE].find((pattern) => pattern.test(line));
  return box === undefined ? null : line.replace(box, 'PO BOX $1');
};

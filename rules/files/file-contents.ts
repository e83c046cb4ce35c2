import type { FileType } from './file-types';
import { ACCEPTED_TYPES } from './file-types';
import { isPdf } from './pdf-password';
import { textOf } from './text-contents';

const { text, pdf, jpeg, gif, png, tiff } = ACCEPTED_TYPES;
/** What pictures begin with, a character a byte. */
const BEGINNINGS: readonly (readonly [FileType, ...string[]])[] = [
  [jpeg, '\xff\xd8\xff'],
  [png, '\x89PNG\r\n\x1a\n'],
  [gif, 'GIF87a', 'GIF89a'],
  [tiff, 'II*\0', 'MM\0*'],
];

const beginsWith = (bytes: Uint8Array, beginning: string): boolean =>
  [...beginning].every((character, place) => bytes[place] === character.charCodeAt(0));

/** What no text begins with, though it may read as one. The letters of a GIF, a text may begin with. */
const NO_TEXT = ['%PDF-', '{\\rtf', '\xff\xd8\xff', '\x89PNG'] as const;

/** Reading ten megabytes takes a while, and is asked for more than once. */
const READ = new WeakMap<Uint8Array, boolean>();

const isText = (bytes: Uint8Array): boolean => {
  const known = READ.get(bytes);
  if (known !== undefined) return known;
  const isOne = !NO_TEXT.some((beginning) => beginsWith(bytes, beginning)) && textOf(bytes) !== null;
  READ.set(bytes, isOne);
  return isOne;
};

/** Whether contents may be of a kind. A picture begins as its kind does, a PDF has its mark near the beginning, a text reads as one. */
export const mayBe = (type: FileType, bytes: Uint8Array): boolean => {
  if (type === text) return isText(bytes);
  if (type === pdf) return isPdf(bytes);
  const [, ...beginnings] = BEGINNINGS.find(([picture]) => picture === type) ?? [type];
  return beginnings.some((beginning) => beginsWith(bytes, beginning)) && !isText(bytes);
};

/** Texts that programs show as something else, by their first letters. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:<(?:\?|!--|!doctype svg)[^>]*>\s*){0,5}<svg\b/i, 'image/svg+xml'],
  [/^\s*(?:<(?:\?|!--)[^>]*>\s*){0,5}<(?:!doctype html|html)\b/i, 'text/html'],
  [/^%!PS/, 'application/postscript'],
];
/** Bytes in which they stand. */
const FIRST = 4000;

/** Media type of a drawing or a page that is written as text; empty for any other text. */
export const markupOf = (bytes: Uint8Array): string => {
  const begin = textOf(bytes.subarray(0, FIRST)) ?? '';
  return MARKUP.find(([letters]) => letters.test(begin))?.[1] ?? '';
};

/** The kind that contents have of those that may be attached. What reads as text is one, whatever letters it begins with. */
export const typeOfContents = (bytes: Uint8Array): FileType | undefined =>
  [text, pdf, jpeg, gif, png, tiff].find((type) => mayBe(type, bytes));

import { plainForms, withoutInvisible } from '#rules';

/**
 * Signs that mean plain ones and that the faces lack, or do not tell from another one when they are copied from a document: special
 * spaces, hyphens, apostrophes and primes, full-width characters, letters in one piece.
 */
const AS_PLAIN =
  /[\u00a0\u02bb\u02bc\u1680\u2000-\u200a\u202f\u205f\u3000\u2010-\u2012\u2015\u2032\u2033\u201b\u201f\ufb00-\ufb06\uff01-\uff5e]/g;

/** All that ends a line. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * A text as the faces can draw it: no other one, but for what looks the same. A tab, which a table from a spreadsheet has between its
 * columns, becomes a gap. A character that is still without a sign is refused where it is drawn (`fonts.ts`), never replaced.
 */
export const printable = (text: string): string =>
  // A soft hyphen that nobody sees would be drawn as one.
  withoutInvisible(text)
    .normalize('NFC')
    .replace(LINE_END, '\n')
    .replaceAll('\t', '    ')
    .replace(AS_PLAIN, (sign) => plainForms(sign).normalize('NFKC'));

/** Letters of a word that fit a column whatever they are, more or less. */
const LONGEST_WORD = 60;
const ENDLESS = new RegExp(`[^\\s]{${LONGEST_WORD}}(?=[^\\s])`, 'g');

/**
 * The same for text of any length: words that fit no line are broken. PDFKit would break them letter by letter, which takes seconds for a
 * few thousand letters.
 */
export const printableText = (text: string): string => printable(text).replace(ENDLESS, '$&\n');

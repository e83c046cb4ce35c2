import { plainForms, plainFormsNotes } from '../constraints/plain-forms';
import type { Text } from '../language/text';

/** A phone number as its three boxes hold it. */
export interface PhoneParts {
  area: string;
  exchange: string;
  line: string;
}

export const emptyPhone = (): PhoneParts => ({ area: '', exchange: '', line: '' });

/** Ten digits in their three boxes. */
export const phoneParts = (digits: string): PhoneParts => ({
  area: digits.slice(0, 3),
  exchange: digits.slice(3, 6),
  line: digits.slice(6),
});

/** The parts in one text, `3035550100` when complete. */
export const joinPhone = ({ area, exchange, line }: PhoneParts): string =>
  [area, exchange, line].map((part) => part.trim()).join('');

/** Ten digits, or null: parentheses, dashes and spaces are allowed between them (W5-notif-phone). */
export const normalizePhone = (text: string): string | null => {
  const digits = text.replace(/[()\s-]/g, '');
  return /^\d{10}$/.test(digits) ? digits : null;
};

/** `3035550100` as `(303) 555-0100`; any other text as it is. */
export const formatPhone = (text: string): string => text.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** The parts of a number as it is copied from elsewhere, and what the filer is told of it. */
export interface CopiedPhone {
  /** Null for a text that is no number of ten digits. */
  parts: PhoneParts | null;
  notes: readonly Text[];
}

/** Behind a number: ext 5, ext5, (x5), ext. #5, Extension: 5, #5, ;ext=5, ,,5#, option 5. */
const EXTENSION =
  /[\s,;/(\[-]*(?:e?xt?n?|ext(?:ensi[oó]n)?|opt(?:ion)?|[#,;])[\s.:=#-]*\d{1,7}(?:-\d{1,4})?[\s.)\]#]*$/i;

/** Before a number: tel:, Phone:, Cell:; behind it the same in brackets or without. Signs that a number stands in, or ends with. */
const KIND =
  '(?:tel(?:[eé]fono|ephone)?|ph(?:one)?|cell?|celular|mobile|m[oó]vil|office|work|home|sms|callto)';
const KIND_BEFORE = new RegExp(String.raw`^[\s"'<(]*${KIND}\b[\s.:]*`, 'i');
const KIND_BEHIND = new RegExp(String.raw`[\s,(]+${KIND}[\s.)]*$`, 'i');
const SIGNS_AROUND = /^[\s"'<]+|[\s"'>,;.]+$/g;
/** What stands between the digits of a number, beside the signs that the rule allows there. */
const SEPARATORS = /[./_,~\u00b7\u2022\u30fb\u30fc[\]]/g;
const COUNTRY = /^\s*\(?\s*\+?\s*(?:00|011)?\s*1\s*\)?/;

/**
 * A number as it is copied from elsewhere: with the country's code or without, with points or slashes between its digits, as a link, with
 * an extension.
 * @example copiedPhone('+1 303.555.0100 ext 5').parts // { area: '303', exchange: '555', line: '0100' }
 */
export const copiedPhone = (text: string): CopiedPhone => {
  const plain = plainForms(text).trim();
  const labeled = plain.replace(KIND_BEFORE, '').replace(KIND_BEHIND, '').replace(SIGNS_AROUND, '');
  const numberIn = (written: string): string | null => {
    const bare = written.replace(SEPARATORS, '');
    return normalizePhone(bare) ?? normalizePhone(bare.replace(COUNTRY, ''));
  };
  const whole = numberIn(labeled);
  const digits = whole ?? numberIn(labeled.replace(EXTENSION, ''));
  if (digits === null) return { parts: null, notes: [NO_PHONE_NOTE] };
  const hasExtension = whole === null;
  return {
    parts: phoneParts(digits),
    notes: [...digitNotes(text), ...(hasExtension ? [EXTENSION_NOTE] : [])],
  };
};

const NO_PHONE_NOTE = 'What was pasted is not a phone number of ten digits. Nothing was changed.';
const EXTENSION_NOTE = "The extension was left out: text messages can't be sent to one.";

/** What is told of typed digits that are kept in their plain form; what stands between them is never kept. */
export const digitNotes = (text: string): Text[] => plainFormsNotes(text.replace(/[^\uff10-\uff19]/g, ''));

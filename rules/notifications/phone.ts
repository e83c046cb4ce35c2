import { plainForms, plainFormsNotes } from '../constraints/plain-forms';

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
  notes: readonly string[];
}

/** Behind a number: ext 5, x5, ext. 5, #5, ;ext=5, ,,5. */
const EXTENSION = /[\s,;]*(?:\bext(?:ension)?\b\.?=?|x|#|,)\s*\d{1,7}$/i;

/**
 * A number as it is copied from elsewhere: with the country's code or without, with points or slashes between its digits, as a link, with
 * an extension.
 * @example copiedPhone('+1 303.555.0100 ext 5').parts // { area: '303', exchange: '555', line: '0100' }
 */
export const copiedPhone = (text: string): CopiedPhone => {
  const plain = plainForms(text).trim();
  const whole = plain.replace(/^tel:/i, '').replace(EXTENSION, '');
  const bare = whole.replace(/[./]/g, '');
  const digits = normalizePhone(bare) ?? normalizePhone(bare.replace(/^\s*\+?\s*1/, ''));
  if (digits === null) return { parts: null, notes: [NO_PHONE_NOTE] };
  const hasExtension = EXTENSION.test(plain);
  return {
    parts: phoneParts(digits),
    notes: [...digitNotes(text), ...(hasExtension ? [EXTENSION_NOTE] : [])],
  };
};

const NO_PHONE_NOTE = 'What was pasted is not a phone number of ten digits. Nothing was changed.';
const EXTENSION_NOTE = "The extension was left out: text messages can't be sent to one.";

/** What is told of typed digits that are kept in their plain form; what stands between them is never kept. */
export const digitNotes = (text: string): string[] => plainFormsNotes(text.replace(/[^\uff10-\uff19]/g, ''));

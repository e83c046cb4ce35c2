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

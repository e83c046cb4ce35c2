import { officeDay } from '#rules';

/** The payer's input on the hosted page. */
export interface CardDetails {
  cardNumber: string;
  expiry: string;
  securityCode: string;
  cardholder: string;
}

/** The page's fields in their order. */
export const CARD_FIELDS = ['cardNumber', 'expiry', 'securityCode', 'cardholder'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export interface CardProblem {
  field: CardField;
  message: string;
}

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** The check digit of a card number (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

function cardNumberProblem({ cardNumber }: CardDetails): string | null {
  const digits = digitsOf(cardNumber);
  if (digits === '') return 'Enter the card number.';
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits) ? null : 'Enter a valid card number.';
}

function expiryProblem({ expiry }: CardDetails, now: Date): string | null {
  if (expiry.trim() === '') return 'Enter the expiration date.';
  const parts = /^(0?[1-9]|1[0-2])\s*[/ -]?\s*(?:20)?(\d{2})$/.exec(expiry.trim());
  if (parts === null) return 'Enter the expiration date as month and year, for example 09/28.';
  const months = (2000 + Number(parts[2])) * 12 + Number(parts[1]) - 1;
  // The month of the office: on its last evening there, UTC has the next month already.
  const [year, month] = officeDay(now.toISOString()).split('-').map(Number);
  const current = year! * 12 + month! - 1;
  if (months < current) return 'This card has expired. Enter another card.';
  return months > current + 12 * 20 ? 'Enter the expiration date printed on the card.' : null;
}

function securityCodeProblem({ securityCode }: CardDetails): string | null {
  if (securityCode.trim() === '') return 'Enter the security code.';
  return /^\d{3,4}$/.test(securityCode.trim()) ? null : 'Enter the 3 or 4 digits of the security code.';
}

const cardholderProblem = ({ cardholder }: CardDetails): string | null =>
  cardholder.trim() === '' ? 'Enter the name on the card.' : null;

/** The problems of a card before the card network is asked, in the order of the fields. */
export function cardProblems(card: CardDetails, now: Date): CardProblem[] {
  const messages: Record<CardField, string | null> = {
    cardNumber: cardNumberProblem(card),
    expiry: expiryProblem(card, now),
    securityCode: securityCodeProblem(card),
    cardholder: cardholderProblem(card),
  };
  return CARD_FIELDS.flatMap((field) => {
    const message = messages[field];
    return message === null ? [] : [{ field, message }];
  });
}

/** The number as the card network knows it. */
export const cardDigits = (card: CardDetails): string => digitsOf(card.cardNumber);

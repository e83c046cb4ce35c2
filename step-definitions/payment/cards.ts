import type { Card } from './driver';

const CARDS: Record<Card, string> = {
  success: '4242424242424242',
  decline: '4000000000000002',
  prepaid: '5105105105105100',
};

/** The number of a test card of the embedded payment provider. */
export const cardNumber = (card: Card): string => CARDS[card];

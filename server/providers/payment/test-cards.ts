/** The reaction of the embedded card network to a card. */
export type CardOutcome =
  | { kind: 'succeeds' }
  /** The network answers later; the payer returns to the registry in the meantime. */
  | { kind: 'succeedsLater'; afterSeconds: number }
  /** Succeeds, but no notification is sent; the registry has to ask. */
  | { kind: 'succeedsUnannounced' }
  | { kind: 'declines'; reason: string };

export interface TestCard {
  number: string;
  /** The name on the receipt. */
  paymentType: string;
  /** A prepaid account shows no digits on the receipt. */
  isPrepaid: boolean;
  outcome: CardOutcome;
  /** For testers. */
  use: string;
}

const visa = { paymentType: 'Visa', isPrepaid: false };

/** The only cards that the embedded provider takes. All pass the Luhn check; none is a real account. */
export const TEST_CARDS: readonly TestCard[] = [
  { ...visa, number: '4242424242424242', outcome: { kind: 'succeeds' }, use: 'Succeeds' },
  {
    number: '5555555555554444',
    paymentType: 'Mastercard',
    isPrepaid: false,
    outcome: { kind: 'succeeds' },
    use: 'Succeeds',
  },
  {
    number: '5105105105105100',
    paymentType: 'Prepaid account',
    isPrepaid: true,
    outcome: { kind: 'succeeds' },
    use: 'Succeeds; a prepaid account, without digits on the receipt',
  },
  {
    ...visa,
    number: '4000000000000077',
    outcome: { kind: 'succeedsLater', afterSeconds: 20 },
    use: 'Succeeds, but the answer comes 20 seconds later',
  },
  {
    ...visa,
    number: '4000000000000259',
    outcome: { kind: 'succeedsUnannounced' },
    use: 'Succeeds, but the notification gets lost',
  },
  {
    ...visa,
    number: '4000000000000002',
    outcome: { kind: 'declines', reason: 'Your card was declined. Nothing was charged. Enter another card.' },
    use: 'Declined',
  },
  {
    ...visa,
    number: '4000000000009995',
    outcome: {
      kind: 'declines',
      reason: 'Your card has insufficient funds. Nothing was charged. Enter another card.',
    },
    use: 'Declined for insufficient funds',
  },
];

/** The outcome for a well-formed number that is not in the table: no real card is ever charged here. */
const UNKNOWN_CARD: Omit<TestCard, 'number'> = {
  paymentType: 'Card',
  isPrepaid: false,
  outcome: {
    kind: 'declines',
    reason: 'Your card was declined. Nothing was charged. This demonstration takes test cards only.',
  },
  use: 'Declined',
};

export const findTestCard = (number: string): TestCard =>
  TEST_CARDS.find((card) => card.number === number) ?? { ...UNKNOWN_CARD, number };

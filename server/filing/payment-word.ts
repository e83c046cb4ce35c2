import type { PaymentWord } from '#rules';
import type { PaymentEvent, PaymentEventType, PaymentSession } from '../providers/payment-port';

/** What a provider says of a session, told or asked. */
export interface ProviderWord {
  /** The same word told twice has the same ID. */
  eventId: string;
  word: PaymentWord;
  sessionId: string;
  reference: string;
  amount: number;
  paymentType: string;
  last4: string | null;
}

const WORDS: Readonly<Record<PaymentEventType, PaymentWord>> = {
  'payment.succeeded': 'succeeded',
  'payment.failed': 'failed',
  'payment.expired': 'expired',
  'payment.canceled': 'canceled',
  'payment.refunded': 'refunded',
};

/** A receipt names some means of payment even if the provider does not. */
const means = ({ paymentType, last4 }: { paymentType?: string; last4?: string }) => ({
  paymentType: paymentType ?? 'Card',
  last4: last4 ?? null,
});

/** The word in a notification. */
export const wordOfEvent = ({ id, type, payment }: PaymentEvent): ProviderWord => ({
  eventId: id,
  word: WORDS[type],
  sessionId: payment.id,
  reference: payment.reference,
  amount: payment.amount,
  ...means(payment),
});

function wordOfState({ state, declined }: PaymentSession): PaymentWord | null {
  if (state === 'open') return declined ? 'failed' : null;
  return state === 'processing' ? null : state;
}

/** The word in the provider's answer about a session; null while it is undecided. */
export function wordOfSession(session: PaymentSession): ProviderWord | null {
  const word = wordOfState(session);
  return (
    word && {
      eventId: `answer:${session.id}:${word}`,
      word,
      sessionId: session.id,
      reference: session.reference,
      amount: session.amount,
      ...means(session),
    }
  );
}

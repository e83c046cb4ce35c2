import type { PaymentEventType } from '#rules';
import type { PaymentNotification, PaymentNotificationType, PaymentSession } from '../../ports/payment-port';

/** The provider's report about a session, in a notification or in the answer to a request. */
export interface PaymentEvent {
  /** The same event reported twice has the same ID. */
  eventId: string;
  type: PaymentEventType;
  sessionId: string;
  reference: string;
  /** Whole dollars. */
  amount: number;
  paymentType: string;
  last4: string | null;
}

const EVENT_TYPES: Readonly<Record<PaymentNotificationType, PaymentEventType>> = {
  'payment.succeeded': 'succeeded',
  'payment.failed': 'failed',
  'payment.expired': 'expired',
  'payment.canceled': 'canceled',
  'payment.refunded': 'refunded',
};

/** A receipt names some means of payment even if the provider does not. */
const paymentMeans = ({ paymentType, last4 }: { paymentType?: string; last4?: string }) => ({
  paymentType: paymentType ?? 'Card',
  last4: last4 ?? null,
});

/** The event in a notification. */
export const eventOfNotification = ({ id, type, payment }: PaymentNotification): PaymentEvent => ({
  eventId: id,
  type: EVENT_TYPES[type],
  sessionId: payment.id,
  reference: payment.reference,
  amount: payment.amount,
  ...paymentMeans(payment),
});

function eventTypeOfSession({ state, declined }: PaymentSession): PaymentEventType | null {
  if (state === 'open') return declined ? 'failed' : null;
  return state === 'processing' ? null : state;
}

/** The event that a session's state amounts to; null while the payment is undecided. */
export function eventOfSession(session: PaymentSession): PaymentEvent | null {
  const type = eventTypeOfSession(session);
  return (
    type && {
      // Every question about an unchanged session gives the same event.
      eventId: `answer:${session.id}:${type}`,
      type,
      sessionId: session.id,
      reference: session.reference,
      amount: session.amount,
      ...paymentMeans(session),
    }
  );
}

import type Stripe from 'stripe';
import type { PaymentNotification, PaymentNotificationType, PaymentSession } from '../../ports/payment-port';

/** The session of a Stripe event; null for an event on which no payment depends. */
export type EventSubject = { sessionId: string } | { intentId: string } | null;

const idOf = (linked: string | { id: string } | null): string | null =>
  typeof linked === 'object' ? (linked?.id ?? null) : linked;

const ofIntent = (intentId: string | null): EventSubject => (intentId === null ? null : { intentId });

/** The session, or the payment, that an event is about. */
export function subjectOf(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { sessionId: event.data.object.id };
    case 'payment_intent.payment_failed':
      return { intentId: event.data.object.id };
    case 'charge.refunded':
    case 'charge.dispute.created':
      return ofIntent(idOf(event.data.object.payment_intent));
    default:
      return null;
  }
}

function typeOf({ state, declined }: PaymentSession): PaymentNotificationType | null {
  if (state === 'open') return declined ? 'payment.failed' : null;
  return state === 'processing' ? null : `payment.${state}`;
}

/** What is said of a dispute, and until when it can be answered. */
function disputeOf(event: Stripe.Event): Pick<PaymentNotification, 'dispute'> {
  if (event.type !== 'charge.dispute.created') return {};
  const { reason, evidence_details: evidence } = event.data.object;
  const dueBy = evidence?.due_by;
  return { dispute: { reason, answerBy: dueBy ? new Date(dueBy * 1000).toISOString() : null } };
}

/**
 * An event, as the notification of the session's present state, whatever it was when the event was made: so events may come late, twice and
 * in any order. Null while nothing is decided.
 */
export function notificationOf(event: Stripe.Event, session: PaymentSession): PaymentNotification | null {
  const type = typeOf(session);
  const { id, reference, amount, paymentType, last4 } = session;
  return (
    type && {
      ...disputeOf(event),
      id: event.id,
      type,
      createdAt: new Date(event.created * 1000).toISOString(),
      payment: { id, reference, amount, paymentType, last4 },
    }
  );
}

import type Stripe from 'stripe';
import type { PaymentRequest, PaymentSession, PaymentSessionState } from '../../ports/payment-port';

const CENTS = 100;

/** Stripe refuses a page that is to close less than 30 minutes after it opens: this much is added, so that a late request is still in time. */
const GRACE_MILLISECONDS = 5 * 60_000;

/** Longest text that Stripe takes for what is paid for. */
const LONGEST_TEXT = 250;

/** The fields that are expanded, so that one answer has everything about a session. */
export const EXPANDED = ['payment_intent.latest_charge'];

/** Derived from the request alone: a second request under the same key has to say the same. */
export function sessionParameters(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amount, description, detail, successUrl, cancelUrl, expiresAt } = request;
  const metadata = { reference };
  return {
    mode: 'payment',
    // Cards answer at once: no filing waits for days for its money.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    client_reference_id: reference,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: amount * CENTS,
          product_data: {
            name: (detail || reference).slice(0, LONGEST_TEXT),
            ...(description === '' ? {} : { description: description.slice(0, LONGEST_TEXT) }),
          },
        },
      },
    ],
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor((expiresAt.getTime() + GRACE_MILLISECONDS) / 1000),
    expand: EXPANDED,
  };
}

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof intent === 'object' ? intent : null;

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = intentOf(session)?.latest_charge;
  return typeof charge === 'object' ? charge : null;
}

/** States in which an intent will not bring money any more. */
const FAILED_INTENTS: readonly Stripe.PaymentIntent.Status[] = ['canceled', 'requires_payment_method'];

function stateOf(session: Stripe.Checkout.Session): PaymentSessionState {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (chargeOf(session)?.refunded === true) return 'refunded';
  if (session.payment_status !== 'unpaid') return 'succeeded';
  const intent = intentOf(session);
  return intent !== null && FAILED_INTENTS.includes(intent.status) ? 'expired' : 'processing';
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/**
 * Our reference, where both places say it: anybody who opens a page of the same account may choose the client's reference, but only the
 * account's secret key writes metadata.
 */
const referenceOf = ({ client_reference_id: client, metadata }: Stripe.Checkout.Session): string =>
  client !== null && client === metadata?.reference ? client : '';

/** The session in the words of the port. Part of a dollar makes another amount than was asked for, which is refunded. */
export function toPaymentSession(session: Stripe.Checkout.Session): PaymentSession {
  const card = chargeOf(session)?.payment_method_details?.card;
  return {
    id: session.id,
    // Stripe names no page for a session that is closed.
    url: session.url ?? '',
    reference: referenceOf(session),
    // Of another currency it is no dollar.
    amount: session.currency === 'usd' ? (session.amount_total ?? 0) / CENTS : 0,
    state: stateOf(session),
    expiresAt: new Date(session.expires_at * 1000),
    declined: session.status === 'open' && intentOf(session)?.last_payment_error != null,
    ...(card ? { paymentType: BRANDS[card.brand ?? ''] ?? 'Card', last4: card.last4 ?? undefined } : {}),
  };
}

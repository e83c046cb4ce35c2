import type Stripe from 'stripe';
import { once } from '../../once';
import type { PaymentProvider, PaymentRequest, PaymentSession } from '../../ports/payment-port';
import { NotificationRefused } from '../../ports/payment-port';
import { SIGNATURE_TOLERANCE_SECONDS } from '../payment/signature';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import type { StripeSettings } from './stripe-client';
import { asUnavailable, faultOf, openStripe } from './stripe-client';
import { notificationOf, subjectOf } from './stripe-notification';
import { EXPANDED, sessionParameters, toPaymentSession } from './stripe-session';

/** How far back a session is looked for whose key is known, but with other addresses to return to. */
const LOOK_BACK_SECONDS = 3600;
const MAX_EXAMINED = 1000;
const PAGE = 100;

/** The session that was opened under the same key before, by a request that named other addresses to return to. */
async function findByReference(stripe: Stripe, { reference, expiresAt }: PaymentRequest) {
  const createdSince = Math.floor(expiresAt.getTime() / 1000) - LOOK_BACK_SECONDS;
  const opened = stripe.checkout.sessions.list({
    created: { gte: createdSince },
    limit: PAGE,
    expand: EXPANDED.map((path) => `data.${path}`),
  });
  let seen = 0;
  for await (const session of opened) {
    if (session.client_reference_id === reference) return session;
    if ((seen += 1) >= MAX_EXAMINED) break;
  }
  throw new ProviderUnavailable('payment');
}

async function createSession(stripe: Stripe, request: PaymentRequest): Promise<Stripe.Checkout.Session> {
  const { idempotencyKey } = request;
  try {
    return await stripe.checkout.sessions.create(sessionParameters(request), { idempotencyKey });
  } catch (error) {
    if (faultOf(error).type === 'StripeIdempotencyError') return findByReference(stripe, request);
    throw error;
  }
}

async function retrieve(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id, { expand: EXPANDED });
  } catch (error) {
    if (faultOf(error).code === 'resource_missing') return null;
    throw error;
  }
}

async function existing(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  const session = await retrieve(stripe, id);
  if (session === null) throw new ProviderUnavailable('payment');
  return session;
}

/** Closes the page. One that has been paid, or has closed by itself, stays as it is. */
async function expire(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  const session = await existing(stripe, id);
  if (session.status !== 'open') return session;
  try {
    return await stripe.checkout.sessions.expire(id, { expand: EXPANDED });
  } catch (error) {
    if (faultOf(error).type !== 'StripeInvalidRequestError') throw error;
    // The payer was faster.
    return existing(stripe, id);
  }
}

/** A key is forgotten after a day; then Stripe itself knows that the charge was refunded. */
async function refund(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  const { payment_intent: intent } = await existing(stripe, id);
  if (intent === null) throw new ProviderUnavailable('payment');
  const intentId = typeof intent === 'string' ? intent : intent.id;
  try {
    await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund:${id}` });
  } catch (error) {
    if (faultOf(error).code !== 'charge_already_refunded') throw error;
  }
  return existing(stripe, id);
}

function verified(stripe: Stripe, rawBody: string, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS);
  } catch (cause) {
    const reason = faultOf(cause).type === 'StripeSignatureVerificationError' ? 'signature' : 'form';
    throw new NotificationRefused(`The ${reason} of the notification is wrong.`);
  }
}

async function sessionOfEvent(stripe: Stripe, event: Stripe.Event): Promise<Stripe.Checkout.Session | null> {
  const subject = subjectOf(event);
  if (subject === null) return null;
  if ('sessionId' in subject) return retrieve(stripe, subject.sessionId);
  const { data } = await stripe.checkout.sessions.list({
    payment_intent: subject.intentId,
    limit: 1,
    expand: EXPANDED.map((path) => `data.${path}`),
  });
  return data[0] ?? null;
}

/** The sessions that were completed since, page by page. */
async function* paidSince(client: () => Promise<Stripe>, since: Date): AsyncIterable<PaymentSession> {
  try {
    const sessions = (await client()).checkout.sessions.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      status: 'complete',
      limit: PAGE,
      expand: EXPANDED.map((path) => `data.${path}`),
    });
    for await (const session of sessions) {
      const paid = toPaymentSession(session);
      if (paid.state === 'succeeded' || paid.state === 'refunded') yield paid;
    }
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** Collects payments by Stripe Checkout (decision 0030). */
export function stripePaymentProvider(settings: StripeSettings): PaymentProvider {
  const client = once(() => openStripe(settings));

  async function askStripe<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await question(await client());
    } catch (error) {
      throw asUnavailable(error);
    }
  }
  const session = async (
    question: (stripe: Stripe) => Promise<Stripe.Checkout.Session>,
  ): Promise<PaymentSession> => toPaymentSession(await askStripe(question));

  return {
    createSession: (request) => session((stripe) => createSession(stripe, request)),
    async getSession(id) {
      const stripeSession = await askStripe((stripe) => retrieve(stripe, id));
      return stripeSession && toPaymentSession(stripeSession);
    },
    expire: (id) => session((stripe) => expire(stripe, id)),
    refund: (id) => session((stripe) => refund(stripe, id)),
    paidSince: (since) => paidSince(client, since),
    async verifyNotification(rawBody, signature) {
      const event = verified(await client(), rawBody, signature, settings.stripeWebhookSecret);
      const stripeSession = await askStripe((stripe) => sessionOfEvent(stripe, event));
      return stripeSession && notificationOf(event, toPaymentSession(stripeSession));
    },
  };
}

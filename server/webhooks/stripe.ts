import type { FastifyInstance } from 'fastify';
import type { Registry } from '../context';
import { applyPaymentEvent } from '../filing/payment/apply-payment-event';
import { eventOfNotification } from '../filing/submissions/payment-event';
import { parsePaymentReference } from '../filing/payment/payment-reference';
import { HttpFailure } from '../failures/failure';
import { keepMatter } from '../filing/payment/payment-matters';
import type { PaymentNotification } from '../ports/payment-port';
import { NotificationRefused } from '../ports/payment-port';

/** The address that Stripe is told to send its events to. */
export const STRIPE_WEBHOOK_PATH = '/payment/stripe';

/** Applies what a payment has come to, and keeps a dispute of it for the staff. */
async function take(registry: Registry, notification: PaymentNotification): Promise<void> {
  await applyPaymentEvent(registry, eventOfNotification(notification));
  const { dispute, payment } = notification;
  if (dispute === undefined) return;
  await keepMatter(registry, {
    kind: 'disputed',
    session_id: payment.id,
    reference: payment.reference,
    amount: Math.trunc(payment.amount),
    last4: payment.last4 ?? null,
    detail: [dispute.reason, dispute.answerBy].filter(Boolean).join(', '),
    noticed_at: registry.clock.now(),
  });
}

/**
 * Takes the signed events of Stripe. What concerns no payment of this registry is answered like what does: an account at Stripe may serve
 * others too, and Stripe sends for days what was not taken.
 */
export function stripeWebhook(app: FastifyInstance, registry: Registry): void {
  app.post(STRIPE_WEBHOOK_PATH, async (request) => {
    const { rawBody = '', headers } = request;
    const signature = headers['stripe-signature'];
    await registry.clock.refresh();
    try {
      const { payment } = registry.providers;
      const notification = await payment.verifyNotification(rawBody, String(signature ?? ''));
      if (notification !== null && parsePaymentReference(notification.payment.reference) !== null)
        await take(registry, notification);
    } catch (error) {
      if (error instanceof NotificationRefused) throw new HttpFailure(401, error.message);
      throw error;
    }
    return { received: true };
  });
}

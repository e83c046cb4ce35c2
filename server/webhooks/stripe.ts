import type { FastifyInstance } from 'fastify';
import type { Registry } from '../context';
import { takeNotification } from '../filing/payment/take-notification';
import { parsePaymentReference } from '../filing/payment/payment-reference';
import { HttpFailure } from '../failures/failure';
import { NotificationRefused } from '../ports/payment-port';

/** The address that Stripe is told to send its events to. */
export const STRIPE_WEBHOOK_PATH = '/payment/stripe';

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
        await takeNotification(registry, notification);
    } catch (error) {
      if (error instanceof NotificationRefused) throw new HttpFailure(401, error.message);
      throw error;
    }
    return { received: true };
  });
}

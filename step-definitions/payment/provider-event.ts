import { createHmac, randomUUID } from 'node:crypto';
import type { components } from '#api';

type PaymentEvent = components['schemas']['PaymentEvent'];

/** The secret that the server under test was started with: wordings are read before it is started. */
const ownSecret = (): string => process.env.PAYMENT_SECRET ?? 'development-payment-secret';

export const paymentSucceeded = (id: string, reference: string, amount: number): PaymentEvent => ({
  id: randomUUID(),
  type: 'payment.succeeded',
  createdAt: new Date().toISOString(),
  payment: { id, reference, amount, paymentType: 'Visa', last4: '4242' },
});

/** Sends a message of the provider to the registry, signed with a secret; answers with the status. */
export async function sendProviderEvent(
  baseUrl: string,
  event: PaymentEvent,
  secret = ownSecret(),
): Promise<number> {
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const { status } = await fetch(`${baseUrl}/business-api/payment/notification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-payment-signature': `t=${seconds},v1=${digest}` },
    body,
  });
  return status;
}

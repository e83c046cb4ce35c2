import type { PaymentNotification } from '../../ports/payment-port';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import { signNotification } from './signature';

const TIMEOUT_MILLISECONDS = 10_000;

/**
 * Posts a signed notification to the registry, as a payment service would from outside.
 * @throws ProviderUnavailable unless the registry took it; the outbox tries again.
 */
export async function deliverNotification(
  { publicUrl, paymentSecret }: { publicUrl: string; paymentSecret: string },
  event: PaymentNotification,
): Promise<void> {
  const body = JSON.stringify(event);
  const answer = await fetch(`${publicUrl}/business-api/payment/notification`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-payment-signature': signNotification(paymentSecret, body, new Date()),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  await answer.arrayBuffer();
  if (!answer.ok)
    throw new ProviderUnavailable('registry', { cause: new Error(`It answered ${answer.status}`) });
}

import type { Registry } from '../../context';
import type { PaymentNotification } from '../../ports/payment-port';
import { eventOfNotification } from '../submissions/payment-event';
import { applyPaymentEvent } from './apply-payment-event';
import { keepMatter } from './payment-matters';

/**
 * Applies what a payment has come to, and keeps a dispute of it for the staff.
 * @returns false for a reference of no filing that is known here
 */
export async function takeNotification(
  registry: Registry,
  notification: PaymentNotification,
): Promise<boolean> {
  const isKnown = await applyPaymentEvent(registry, eventOfNotification(notification));
  const { dispute, payment } = notification;
  if (dispute === undefined) return isKnown;
  await keepMatter(registry, {
    kind: 'disputed',
    session_id: payment.id,
    reference: payment.reference,
    amount: Math.trunc(payment.amount),
    last4: payment.last4 ?? null,
    detail: dispute.reason,
    answer_by: dispute.answerBy === null ? null : new Date(dispute.answerBy),
    noticed_at: registry.clock.now(),
  });
  return isKnown;
}

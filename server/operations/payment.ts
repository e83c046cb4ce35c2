import { NAME_TAKEN_MESSAGE } from '#rules';
import { applyPaymentWord } from '../filing/apply-payment-word';
import { wordOfEvent } from '../filing/payment-word';
import { startPayment } from '../filing/start-payment';
import { HttpFailure } from '../http/failure';
import type { Handlers } from '../http/operation';
import type { PaymentEvent, PaymentProvider } from '../providers/payment-port';
import { NotificationRefused } from '../providers/payment-port';

/** The event in a notification, once its signature has been checked. */
function verified(payment: PaymentProvider, rawBody: string, signature: string): PaymentEvent {
  try {
    return payment.verifyNotification(rawBody, signature);
  } catch (error) {
    if (error instanceof NotificationRefused) throw new HttpFailure(401, error.message);
    throw error;
  }
}

/** Card payment (W7-payment). */
export const paymentOperations: Handlers<'startPayment' | 'paymentNotification'> = {
  async startPayment(registry, { body }) {
    const start = await startPayment(registry, body);
    const { refId } = start;
    switch (start.kind) {
      case 'pay':
        return { apiData: { code: 200, paymentURL: start.paymentUrl, refId } };
      case 'paid':
        return { apiData: { code: 208, refId, status: 'paid' } };
      case 'nameTaken':
        return { apiData: { code: 409, refId, message: NAME_TAKEN_MESSAGE } };
    }
  },

  async paymentNotification(registry, { rawBody, header }) {
    const event = verified(registry.providers.payment, rawBody, header['x-payment-signature']);
    const isKnown = await applyPaymentWord(registry, wordOfEvent(event));
    if (!isKnown) throw new HttpFailure(404, 'There is no payment under this reference.');
    return { apiData: { code: 200 } };
  },
};

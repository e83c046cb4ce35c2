import { languageOfCookies, NAME_TAKEN_MESSAGE } from '#rules';
import { takeNotification } from '../filing/payment/take-notification';
import { startPayment } from '../filing/payment/start-payment';
import { HttpFailure } from '../failures/failure';
import type { Handlers } from '../contract/operation';
import type { PaymentNotification, PaymentProvider } from '../ports/payment-port';
import { NotificationRefused } from '../ports/payment-port';

/** The event in a notification whose signature was checked; null for one that decides nothing. */
async function verified(
  payment: PaymentProvider,
  rawBody: string,
  signature: string,
): Promise<PaymentNotification | null> {
  try {
    return await payment.verifyNotification(rawBody, signature);
  } catch (error) {
    if (error instanceof NotificationRefused) throw new HttpFailure(401, error.message);
    throw error;
  }
}

/** Card payment (W7-payment). */
export const paymentOperations: Handlers<'startPayment' | 'paymentNotification'> = {
  async startPayment(registry, { body, principal, clientAddress, cookies = '' }) {
    const asked = { ...body, language: languageOfCookies(cookies) };
    const start = await startPayment(registry, asked, principal, clientAddress);
    if (start.kind === 'overtaken') return { apiData: { code: 412 } };
    const { refId } = start;
    switch (start.kind) {
      case 'pay':
        return { apiData: { code: 200, paymentURL: start.paymentUrl, refId } };
      case 'paid':
        return { apiData: { code: 208, refId, status: 'paid' } };
      case 'nameTaken':
        return {
          apiData: {
            code: 409,
            refId,
            message: NAME_TAKEN_MESSAGE,
            ...(start.problems && { problems: [...start.problems] }),
            ...(start.renewed && { renewed: start.renewed }),
          },
        };
    }
  },

  async paymentNotification(registry, { rawBody, header }) {
    const event = await verified(registry.providers.payment, rawBody, header['x-payment-signature']);
    const isKnown = event === null || (await takeNotification(registry, event));
    if (!isKnown) throw new HttpFailure(404, 'There is no payment under this reference.');
    return { apiData: { code: 200 } };
  },
};

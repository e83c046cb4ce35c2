import type { Text } from '#rules';
import { createAction } from '@reduxjs/toolkit';

/** The part of the receipt's address by which the payment page says that its Cancel was chosen. It only asks: the registry knows what was paid. */
export const CANCELED_QUERY = { payment: 'canceled' } as const;

/** Whether an address is the one that Cancel of the payment page leads to. */
export const isCanceledQuery = (query: URLSearchParams): boolean =>
  query.get('payment') === CANCELED_QUERY.payment;

/** What goes along with the review in the browser's history after Cancel: the sentence on the payment. */
export interface PaymentNotice {
  paymentNotice: Text;
}

/** Back to the review after Cancel of the payment page, with the sentence on the payment (reading 49). */
export const paymentLeft = createAction<PaymentNotice>('draft/paymentLeft');

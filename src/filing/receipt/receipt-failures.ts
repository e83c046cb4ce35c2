import type { UnknownAction } from '@reduxjs/toolkit';
import { REFUND_WITHOUT_CAUSE, REFUNDED } from '#rules';
import { anotherNameRequested, reviewReturnRequested } from '../wizard/draft-slice';
import { receiptRequested, type ReceiptRefusal } from './receipt-slice';

/** The page's addition to the error catalog's message, and what the filer can do, when there is no receipt to show. */
interface ReceiptFailure {
  /** The page's own heading, in place of a receipt's and its step; left out where the receipt may still come. */
  heading?: string;
  /** Shown where the catalog has no sentence. */
  title: string;
  advice: string;
  /** `info` where nothing failed: the filer has only not paid. */
  kind?: 'info';
  action?: { label: string; create: (refId: string) => UnknownAction };
}

const toReview = { label: 'Return to review', create: () => reviewReturnRequested() };

/** One row for each reason why a payment has no receipt. */
export const RECEIPT_FAILURES: Record<ReceiptRefusal, ReceiptFailure> = {
  declined: {
    heading: 'Payment declined',
    title: 'Your payment was declined.',
    advice:
      'Nothing was filed, and everything that you entered is kept. Return to review to pay with another card.',
    action: toReview,
  },
  expired: {
    heading: 'Payment not completed',
    title: 'Your payment was not completed.',
    kind: 'info',
    advice:
      'Nothing was filed, and everything that you entered is kept. Return to review when you want to pay.',
    action: toReview,
  },
  nameTaken: {
    heading: 'Payment refunded',
    title: REFUND_WITHOUT_CAUSE,
    advice: REFUNDED,
    action: { label: 'Choose another name', create: () => anotherNameRequested() },
  },
  refunded: {
    heading: 'Payment refunded',
    title: REFUND_WITHOUT_CAUSE,
    advice: REFUNDED,
    action: { ...toReview, label: 'Return to review to see what can be filed' },
  },
  unknown: {
    heading: 'Receipt not found',
    title: 'We could not find this receipt.',
    advice: 'There is no filing behind this address. Check the link, or contact the office.',
  },
  failed: {
    title: 'We cannot show your receipt just now.',
    advice: 'Do not pay again: a payment that arrived is not lost. Try again in a moment.',
    action: { label: 'Try again', create: (refId) => receiptRequested({ refId }) },
  },
};

/** Whether a status of the receipt is one of these failures. */
export const isRefusal = (status: string): status is ReceiptRefusal => status in RECEIPT_FAILURES;

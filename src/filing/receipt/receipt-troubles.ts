import { anotherNameRequested, type ReceiptState, reviewReturnRequested } from '../../payment/receipt-slice';

/** What the page says, and the way out of it, when there is no receipt to show. */
interface ReceiptTrouble {
  kind: 'error' | 'warning';
  title: string;
  text: string;
  action?: { label: string; create: typeof anotherNameRequested | typeof reviewReturnRequested };
}

const toReview = { label: 'Return to review', create: reviewReturnRequested };

/** One row for each state of a receipt that is not a paid filing. */
export const RECEIPT_TROUBLES: Partial<Record<ReceiptState['status'], ReceiptTrouble>> = {
  declined: {
    kind: 'error',
    title: 'Your payment was declined',
    text: 'You were not charged, and nothing was filed. Everything that you entered is kept. Return to review to try another card.',
    action: toReview,
  },
  lapsed: {
    kind: 'warning',
    title: 'Your payment was not completed',
    text: 'You were not charged, and nothing was filed. Everything that you entered is kept. Return to review to pay.',
    action: toReview,
  },
  nameTaken: {
    kind: 'error',
    title: 'The entity name is no longer available',
    text: 'This entity name has been taken and is already in use in Colorado. Nothing was filed, and your payment is refunded in full. Please choose another name.',
    action: { label: 'Choose another name', create: anotherNameRequested },
  },
  unknown: {
    kind: 'error',
    title: 'We could not find this receipt',
    text: 'There is no filing behind this address. Check the link in your email, or contact the office.',
  },
};

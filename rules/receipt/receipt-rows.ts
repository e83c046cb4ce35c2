import { formatMoney } from '../fees/money';

/** The facts of a receipt that its rows show (W3, Receipt). `dateTimeDisplay` is already in the office's format. */
export interface ReceiptFacts {
  name: string;
  masterId: string;
  dateTimeDisplay: string;
  transactionName: string;
  transactionId: string;
  paymentType: string;
  last4?: string;
  /** Whole dollars. */
  amount: number;
}

export interface ReceiptRow {
  label: string;
  value: string;
}

/** Shown on a receipt whose filing waits for review (W2-receipt). */
export const QUEUED_FOR_REVIEW_MESSAGE =
  'Your filing is queued for review. You will receive an email when it is accepted or rejected.';

/** A prepaid account has no card digits. */
const isPrepaid = (paymentType: string): boolean => /prepaid/i.test(paymentType);

/** The rows of a receipt, in their order; the card's digits only when it was not prepaid (W2-receipt). */
export const receiptRows = (receipt: ReceiptFacts): ReceiptRow[] => [
  { label: 'Name', value: receipt.name },
  { label: 'ID number', value: receipt.masterId },
  { label: 'Date and time', value: receipt.dateTimeDisplay },
  { label: 'Transaction', value: receipt.transactionName },
  { label: 'Document number', value: receipt.transactionId },
  { label: 'Payment type', value: receipt.paymentType },
  ...(receipt.last4 && !isPrepaid(receipt.paymentType)
    ? [{ label: 'Last 4 digits', value: receipt.last4 }]
    : []),
  { label: 'Amount', value: formatMoney(receipt.amount) },
];

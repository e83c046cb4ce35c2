import { formatMoney } from '../fees/money';
import type { ReceiptPart } from './receipt-parts';
import { receiptParts } from './receipt-parts';

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
  /** Names of the files that are filed with the document. */
  attachments?: readonly string[];
}

export interface ReceiptRow {
  label: string;
  value: string;
}

/** Shown on a receipt whose filing waits for review (W2-receipt). */
export const QUEUED_FOR_REVIEW_MESSAGE =
  'Your filing is queued for review. You will receive an email when it is accepted or rejected.';

type Receipt = Required<ReceiptFacts>;

/** A prepaid account has no card digits. */
const paidBy = ({ paymentType, last4 }: Receipt): 'card' | 'prepaid' =>
  /prepaid/i.test(paymentType) || !last4 ? 'prepaid' : 'card';

const ROWS: Readonly<Partial<Record<ReceiptPart, (receipt: Receipt) => ReceiptRow>>> = {
  name: ({ name }) => ({ label: 'Name', value: name }),
  masterId: ({ masterId }) => ({ label: 'ID number', value: masterId }),
  dateTime: ({ dateTimeDisplay }) => ({ label: 'Date and time', value: dateTimeDisplay }),
  transaction: ({ transactionName }) => ({ label: 'Transaction', value: transactionName }),
  documentNumber: ({ transactionId }) => ({ label: 'Document number', value: transactionId }),
  paymentType: ({ paymentType }) => ({ label: 'Payment type', value: paymentType }),
  last4: ({ last4 }) => ({ label: 'Last 4 digits', value: last4 }),
  amount: ({ amount }) => ({ label: 'Amount', value: formatMoney(amount) }),
};

/** The rows of a receipt, in their order; the card's digits only when it was not prepaid (W2-receipt). */
export const receiptRows = (facts: ReceiptFacts): ReceiptRow[] => {
  const receipt = { ...facts, last4: facts.last4 ?? '', attachments: facts.attachments ?? [] };
  // All parts that there may be: the notice of the review is a part, but no row.
  const parts = receiptParts({ paidBy: paidBy(receipt), adminFraudCheck: true });
  const rows = parts.flatMap((part) => ROWS[part]?.(receipt) ?? []);
  const attachments = receipt.attachments.join(', ');
  return attachments === '' ? rows : [...rows, { label: 'Attachments', value: attachments }];
};

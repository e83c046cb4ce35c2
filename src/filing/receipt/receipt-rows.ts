import { formatMoney, receiptDateTime } from '#rules';
import type { SummaryRow } from '../../controls/SummaryList';
import type { Receipt } from '../../payment/receipt-slice';

/** The lines of a receipt (W2-receipt). A prepaid account has no card, so its line is left out. */
export const receiptRows = (receipt: Receipt): SummaryRow[] => [
  { label: 'Name', value: receipt.name },
  { label: 'ID number', value: receipt.masterId },
  { label: 'Date and time', value: receiptDateTime(receipt.dateTime) },
  { label: 'Transaction', value: receipt.transactionName },
  { label: 'Document number', value: receipt.transactionId },
  { label: 'Payment type', value: receipt.paymentType },
  ...(receipt.last4 ? [{ label: 'Last 4 digits of the card', value: receipt.last4 }] : []),
  { label: 'Amount', value: formatMoney(receipt.amount) },
  ...(receipt.creditStmtInfo ? [{ label: 'On your card statement', value: receipt.creditStmtInfo }] : []),
];

import { receiptDateTime, receiptRows } from '#rules';
import type { SummaryRow } from '../../controls/SummaryList';
import type { Receipt } from './receipt-slice';

/** The lines of a receipt (W2-receipt), and how the payment is named on the card's statement. */
export const receiptSummary = (receipt: Receipt): SummaryRow[] => [
  ...receiptRows({ ...receipt, dateTimeDisplay: receiptDateTime(receipt.dateTime) }),
  ...(receipt.creditStmtInfo ? [{ label: 'On your card statement', value: receipt.creditStmtInfo }] : []),
];

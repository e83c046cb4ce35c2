import { formatMoney, receiptDateTime } from '#rules';
import type { Receipt } from './receipt-slice';

/** What the mailed receipt tells (W7-receiptmail), as the page shows it. Loaded on Send: it brings the calendar along. */
export const mailParameters = (receipt: Receipt): Record<string, string> => ({
  entityName: receipt.name,
  ID: receipt.masterId,
  doc: receipt.transactionId,
  payType: receipt.paymentType,
  ...(receipt.last4 && { last4: receipt.last4 }),
  amount: formatMoney(receipt.amount),
  dateTime: receiptDateTime(receipt.dateTime),
  transaction: receipt.transactionName,
});

import { formatMoney, receiptDateTime } from '#rules';
import type { Receipt } from './receipt-slice';

/** The values of the mailed receipt (W7-receiptmail), as the page shows them. Loaded on Send, because date formatting is large. */
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

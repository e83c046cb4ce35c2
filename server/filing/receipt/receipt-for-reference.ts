import type { Registry } from '../../context';
import { receiptOfSubmission, type ReceiptAnswer } from './receipt';
import { resolveReceipt, receiptReference } from './receipt-reference';

/** What staff wrote about a filing, which files they left out, and until when it can be corrected, is shown to its filer alone. */
function forReaders(answer: ReceiptAnswer): ReceiptAnswer {
  if (!('receipt' in answer) || answer.receipt.review === undefined) return answer;
  const {
    reasons: _reasons,
    correctUntil: _correctUntil,
    leftOut: _leftOut,
    ...review
  } = answer.receipt.review;
  return { ...answer, receipt: { ...answer.receipt, review } };
}

/** The receipt for a holder of its reference; for a holder of the filing's own reference, also what only the filer may know and do. */
export async function receiptForReference(
  registry: Registry,
  reference: string,
): Promise<ReceiptAnswer & { receiptRef?: string }> {
  const asked = await resolveReceipt(registry.db, reference);
  if (asked === undefined) return { code: 404 };
  const answer = await receiptOfSubmission(registry, asked.submission);
  return asked.isFilers
    ? { ...answer, receiptRef: receiptReference(asked.submission.ref_id) }
    : forReaders(answer);
}

import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** The parts of a receipt, in their order. `queuedForReview` is the notice of a filing that waits for the staff. */
const RECEIPT_PARTS = [
  'name',
  'masterId',
  'dateTime',
  'transaction',
  'documentNumber',
  'paymentType',
  'last4',
  'amount',
  'queuedForReview',
] as const;
export type ReceiptPart = (typeof RECEIPT_PARTS)[number];

export const RECEIPT_TABLE = defineTable<ReceiptPart>()({
  name: 'Parts of a receipt',
  source: 'W2-receipt',
  hitPolicy: 'collect',
  answers: RECEIPT_PARTS,
  inputs: { paidBy: choice(['card', 'prepaid']), adminFraudCheck: flag() },
  rows: [
    { when: {}, then: 'name' },
    { when: {}, then: 'masterId' },
    { when: {}, then: 'dateTime' },
    { when: {}, then: 'transaction' },
    { when: {}, then: 'documentNumber' },
    { when: {}, then: 'paymentType' },
    { when: { paidBy: 'card' }, then: 'last4' },
    { when: {}, then: 'amount' },
    { when: { adminFraudCheck: true }, then: 'queuedForReview' },
  ],
});

/** The parts of a receipt: no card digits of a prepaid account, and a notice while the staff review the filing (W2-receipt). */
export const receiptParts = (facts: {
  paidBy: 'card' | 'prepaid';
  adminFraudCheck: boolean;
}): ReceiptPart[] => evaluate(RECEIPT_TABLE, facts);

import type { OvertakenFact } from '../filing/record-change';
import type { RecordedState } from '../filings/recorded-state';
import { stateAt } from '../filings/recorded-state';
import { receiptParts } from './receipt-parts';

/** The state of the office's review of a filing (readings 32 and 33). Instants are ISO 8601. */
export interface ReceiptReview {
  state: 'waiting' | 'approved' | 'rejected';
  decidedAt?: string;
  /** Why it was rejected, a line each. */
  reasons?: readonly string[];
  /** Until when a rejected filing can be corrected and submitted again. */
  correctUntil?: string;
  /** Names of the files that an approval left out of the record. */
  leftOut?: readonly string[];
  /** What it did not set, since later effects had set it when it was approved (T1-fold). */
  overtaken?: readonly OvertakenFact[];
}

/** What a receipt says of the office's review of its filing. */
export type UnderCheck = { adminFraudCheck: boolean; review?: ReceiptReview };

/** The review of a filing; undefined for one that needs none. A filing under the fraud check waits unless a decision is known. */
export const receiptReview = ({ adminFraudCheck, review }: UnderCheck): ReceiptReview | undefined => {
  const isQueued = receiptParts({ paidBy: 'card', adminFraudCheck }).includes('queuedForReview');
  return review ?? (isQueued ? { state: 'waiting' } : undefined);
};

/** Whether staff have to decide yet. */
export const waitsForReview = (receipt: UnderCheck): boolean => receiptReview(receipt)?.state === 'waiting';

/**
 * The state of a filing at a moment, by its receipt.
 * @param at ISO 8601 instant
 */
export const receiptState = (
  receipt: UnderCheck & { effectiveDate?: string | undefined; isRevoked?: boolean | undefined },
  at: string,
): RecordedState =>
  receiptReview(receipt)?.state === 'rejected'
    ? 'rejected'
    : stateAt(
        {
          adminFraudCheck: waitsForReview(receipt),
          effectiveDate: receipt.effectiveDate ?? '',
          isRevoked: receipt.isRevoked,
        },
        at,
      );

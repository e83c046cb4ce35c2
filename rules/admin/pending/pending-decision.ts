import { evaluate } from '../../decision-table/evaluate';
import type { PendingDecision, PendingEvent, PendingRefusal, PendingState, StaffRole } from './pending-table';
import { PENDING_TABLE } from './pending-table';
import type { ReviewLock } from './review-lock';
import { leaseOf } from './review-lock';

/** A pending filing with its lock; a filing that is not locked has none. */
export interface UnderReview {
  state: PendingState;
  lock: ReviewLock | null;
}

/** A request to act on a pending filing. */
export interface ReviewRequest {
  event: Exclude<PendingEvent, 'expire'>;
  userId: string;
  isAdmin: boolean;
  /** ISO 8601 instant. */
  now: string;
}

/** Why an act upon a filing is refused: by its state and its lock, or since what its administrator has seen is out of date. */
export type ReviewRefusal = PendingRefusal | 'stale' | 'overtaken';

/** What the administrator is told. */
export const REVIEW_REFUSALS: Readonly<Record<ReviewRefusal, string>> = {
  notAdmin: 'You are not allowed to do this.',
  lockedByOther: 'Another administrator is processing this filing.',
  notLocked: 'The lock of this filing has ended. Process it again.',
  decided: 'This filing has been decided already.',
  overtaken:
    'Another filing has changed the record meanwhile. Read what approval would not change, and decide again.',
  stale: 'This filing has changed since it was opened. Look at it again.',
};

/** What is decided, with the state that follows spelled out. */
export type ReviewVerdict = PendingDecision & { next: PendingState };

/** Who a user is to a filing under review. */
export const staffRole = (lock: ReviewLock | null, userId: string, isAdmin: boolean): StaffRole => {
  if (!isAdmin) return 'nobody';
  return lock?.userId === userId ? 'holder' : 'otherAdmin';
};

const decide = (
  { state, lock }: UnderReview,
  event: PendingEvent,
  who: StaffRole,
  now: string,
): ReviewVerdict => {
  const lease = lock ? leaseOf(lock, now) : 'expired';
  const decision = evaluate(PENDING_TABLE, { state, event, who, lease });
  return { ...decision, next: decision.next === 'same' ? state : decision.next };
};

/**
 * The result of a request to act on a filing. A lock whose lease has expired can be taken over, but until then its holder may still decide,
 * so that a short absence loses no work.
 */
export const reviewVerdict = (
  filing: UnderReview,
  { event, userId, isAdmin, now }: ReviewRequest,
): ReviewVerdict => decide(filing, event, staffRole(filing.lock, userId, isAdmin), now);

/** What happens to a filing as time passes: a lock whose lease has expired is released, any other stays. */
export const lockExpiryVerdict = (filing: UnderReview, now: string): ReviewVerdict =>
  decide(filing, 'expire', 'nobody', now);

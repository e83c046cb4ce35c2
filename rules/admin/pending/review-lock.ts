import { LOCK_CLOSED_SECONDS, LOCK_LEASE_SECONDS } from '../../constants/limits';

/** Who processes a filing, and when the review that they have open was last heard of (ISO 8601 instant). */
export interface ReviewLock {
  userId: string;
  renewedAt: string;
}

/** A lock that still holds, and one that anybody may take over. */
export const LEASES = ['live', 'expired'] as const;
export type Lease = (typeof LEASES)[number];

/**
 * Whether a lock still holds. An open review renews it every {@link LOCK_HEARTBEAT_SECONDS}; one that has not been heard of for
 * {@link LOCK_LEASE_SECONDS} has lost it (A4-lock). Instants that cannot be read count as expired.
 * @param now ISO 8601 instant
 */
export const leaseOf = ({ renewedAt }: ReviewLock, now: string): Lease => {
  const milliseconds = Date.parse(now) - Date.parse(renewedAt);
  return milliseconds < LOCK_LEASE_SECONDS * 1000 ? 'live' : 'expired';
};

/**
 * The renewal time to record for the lock of a review whose page is closed now: so long ago that the lock ends {@link LOCK_CLOSED_SECONDS}
 * from now, in which the page may return.
 * @param now ISO 8601 instant
 */
export const renewedAtWhenClosed = (now: string): string =>
  new Date(Date.parse(now) + (LOCK_CLOSED_SECONDS - LOCK_LEASE_SECONDS) * 1000).toISOString();

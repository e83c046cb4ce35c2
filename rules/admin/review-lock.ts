import { LOCK_LEASE_SECONDS } from '../constants/limits';
import { number } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** Who processes a filing, and when the review that they have open was last heard of (ISO 8601 instant). */
export interface ReviewLock {
  userId: string;
  renewedAt: string;
}

export type Lease = 'live' | 'expired';

/** Longer than any review: a week. */
const LONGEST = 7 * 24 * 60 * 60;

export const LEASE_TABLE = defineTable<Lease>()({
  name: 'Lease of a lock on a pending filing',
  source: 'A4-lock',
  hitPolicy: 'unique',
  inputs: { secondsSinceRenewal: number(0, LONGEST) },
  rows: [
    { when: { secondsSinceRenewal: { to: LOCK_LEASE_SECONDS - 1 } }, then: 'live' },
    { when: { secondsSinceRenewal: { from: LOCK_LEASE_SECONDS } }, then: 'expired' },
  ],
});

/**
 * Whether a lock still holds. An open review renews it every {@link LOCK_HEARTBEAT_SECONDS}; one that has not been heard of for
 * {@link LOCK_LEASE_SECONDS} has lost it. Instants that cannot be read count as expired.
 * @param now ISO 8601 instant
 */
export const leaseOf = ({ renewedAt }: ReviewLock, now: string): Lease => {
  const seconds = Math.floor((Date.parse(now) - Date.parse(renewedAt)) / 1000);
  const secondsSinceRenewal = Number.isNaN(seconds) ? LONGEST : Math.min(Math.max(seconds, 0), LONGEST);
  return evaluate(LEASE_TABLE, { secondsSinceRenewal });
};

import { formatOfficeDateTime } from '../calendar/office-time';
import type { PendingFiling } from './pending-filing';

interface LockFacts extends Pick<PendingFiling, 'lockUserId'> {
  /** ISO 8601 instant; left out while nobody holds the lock. */
  lockedSince?: string;
  lockHasExpired?: boolean;
}

/** Who processes a filing and since when, in the words of its review (A2-review). */
export const lockText = (
  { lockUserId, lockedSince, lockHasExpired = false }: LockFacts,
  userId: string,
): string => {
  if (lockUserId === '') return 'Nobody is processing this filing.';
  const since = lockedSince === undefined ? '' : ` since ${formatOfficeDateTime(lockedSince)}`;
  if (lockUserId === userId) return `You have been processing this filing${since}.`;
  const takeover = lockHasExpired ? ' Their review is no longer active: you can process it instead.' : '';
  return `${lockUserId} has been processing this filing${since}.${takeover}`;
};

import { formatOfficeDateTime } from '../../calendar/office-time';
import type { PendingFiling } from './pending-filing';

type LockFacts = Pick<PendingFiling, 'lockUserId' | 'lockUserName' | 'lockedSince' | 'lockHasExpired'>;

/** Who processes a filing and since when, in the words of its review (A2-review). */
export const reviewLockText = (
  { lockUserId, lockUserName = lockUserId, lockedSince, lockHasExpired = false }: LockFacts,
  userId: string,
): string => {
  if (lockUserId === '') return 'Nobody is processing this filing.';
  const since = lockedSince === undefined ? '' : ` since ${formatOfficeDateTime(lockedSince)}`;
  if (lockUserId === userId) return `You have been processing this filing${since}.`;
  const takeover = lockHasExpired ? ' Their review is no longer active: you can process it instead.' : '';
  return `${lockUserName} has been processing this filing${since}.${takeover}`;
};

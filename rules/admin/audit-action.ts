import type { AuditAction } from './audit-log';
import type { ReviewVerdict } from './pending-decision';

/** How a lock came to its end that the office released: its lease ran out, or the page that held it was closed. */
export type LockEndReason = 'expired' | 'closed';

/**
 * What the audit log says of an act upon a filing under review: by what it came to, and how the office ended the lock: the present one, or
 * that of another administrator who had it last. Whoever begins after an expiry takes over, whether the office was quicker or not.
 */
export function auditActionOf({ next, effects }: ReviewVerdict, lockEnd: LockEndReason | null): AuditAction {
  if (next === 'approved' || next === 'rejected') return next;
  const isAfterExpiry = effects.includes('releaseLock') || lockEnd === 'expired';
  if (effects.includes('takeLock')) return isAfterExpiry ? 'lockTakenOver' : 'lockTaken';
  return lockEnd === 'expired' ? 'lockExpired' : 'lockReleased';
}

/** What the entry adds where nobody pressed Cancel. */
export const PAGE_CLOSED = { why: 'The page was closed' } as const;

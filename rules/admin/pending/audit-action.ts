import type { AuditAction } from '../audit/audit-log';
import type { ReviewVerdict } from './pending-decision';

/** Why a lock ended that the office released: its lease expired, or the page that held it was closed. */
export type LockEndReason = 'expired' | 'closed';

/**
 * The audit log's entry for an action on a filing under review: by its result, and by how the office ended the present lock, or that of the
 * previous administrator. Beginning after an expired lock is a takeover, whether or not the office had already released the lock.
 */
export function auditActionOf({ next, effects }: ReviewVerdict, lockEnd: LockEndReason | null): AuditAction {
  if (next === 'approved' || next === 'rejected') return next;
  const isAfterExpiry = effects.includes('releaseLock') || lockEnd === 'expired';
  if (effects.includes('takeLock')) return isAfterExpiry ? 'lockTakenOver' : 'lockTaken';
  return lockEnd === 'expired' ? 'lockExpired' : 'lockReleased';
}

/** What the entry adds where nobody pressed Cancel. */
export const PAGE_CLOSED = { why: 'The page was closed' } as const;

import type { AuditAction } from './audit-log';
import type { ReviewVerdict } from './pending-decision';

/** How a lock came to its end that the office released: its lease ran out, or the page that held it was closed. */
export type LockEnd = 'expired' | 'closed';

/** What the audit log says of an act upon a filing under review: by what it came to, and how the office found the lock. */
export function auditedAs({ next, effects }: ReviewVerdict, lockEnd: LockEnd | null): AuditAction {
  if (next === 'approved' || next === 'rejected') return next;
  if (effects.includes('takeLock')) return effects.includes('releaseLock') ? 'lockTakenOver' : 'lockTaken';
  return lockEnd === 'expired' ? 'lockExpired' : 'lockReleased';
}

/** What the entry adds where nobody pressed Cancel. */
export const PAGE_CLOSED = { why: 'The page was closed' } as const;

import { PATHS } from '../../navigation/paths';
import { pendingReviewPath } from '../pending/review-address';
import type { AuditAction, AuditEntry, AuditColumn } from './audit-log';

/** Actions upon a filing that staff have reviewed, which has a page of its own (T6-decided). */
const ON_REVIEWED: readonly AuditAction[] = [
  'lockTaken',
  'lockTakenOver',
  'lockReleased',
  'lockExpired',
  'approved',
  'rejected',
  'privateFilesSeen',
];

/**
 * Where a cell of the audit log leads to: an entity ID to its record, a document number to the page of the filing as staff see it, or where
 * it was not theirs to decide, to the record that it stands on. Undefined for what leads nowhere.
 */
export function auditLink(
  column: AuditColumn,
  { action, entityId, transactionId }: Pick<AuditEntry, 'action' | 'entityId' | 'transactionId'>,
): string | undefined {
  if (entityId === undefined) return undefined;
  const record = `${PATHS.search}/${encodeURIComponent(entityId)}`;
  if (column === 'Entity ID #') return record;
  if (column !== 'Document #' || transactionId === undefined) return undefined;
  return ON_REVIEWED.includes(action) ? pendingReviewPath({ mstrTransId: entityId, transactionId }) : record;
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { AuditAction } from '../database/tables/review';

/** Something that staff did, or the office by itself. */
export interface AuditedAction {
  at: Date;
  /** Empty for what the office does by itself. */
  userId: string;
  action: AuditAction;
  entityId?: string;
  transactionId?: string;
  /** Plain words for the reader of the log; never contents of private files. */
  details?: Record<string, string>;
}

/** Adds an entry to the audit log, in the transaction of the action. Entries are never changed: the database refuses it. */
export async function writeAudit(tx: Kysely<Database>, audited: AuditedAction): Promise<void> {
  const { at, userId, action, entityId = null, transactionId = null, details = {} } = audited;
  await tx
    .insertInto('audit_entry')
    .values({
      at,
      user_id: userId,
      action,
      entity_id: entityId,
      transaction_id: transactionId,
      details: JSON.stringify(details),
    })
    .execute();
}

import type { components } from '#api';
import { officeMidnight, plusDays } from '#rules';
import type { Kysely, SqlBool, Transaction } from 'kysely';
import { sql } from 'kysely';
import { findAccount } from '../accounts/accounts';
import type { Database } from '../database/tables';
import type { AuditAction } from '../database/tables/review';
import { timedSearch } from '../timed-search';

type AuditEntry = components['schemas']['AuditEntry'];

/** The filter of the audit log. Days are the office's, both included. */
export interface AuditFilter {
  userId?: string;
  action?: AuditAction;
  /** An entity ID or a document number. */
  subject?: string;
  from?: string;
  to?: string;
  /** Only entries older than this one. */
  before?: string;
  size: number;
}

/** The rows of the log that a filter lets pass, newest first, and one more where there are older ones. */
async function matchingRows(
  db: Transaction<Database>,
  { userId, action, subject, from, to, before, size }: AuditFilter,
) {
  let query = db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('audit_id', 'desc')
    .limit(size + 1);
  if (userId) {
    // Letter case is ignored, as at the sign-on. The log has the account's own spelling, by which its index finds it.
    const account = await findAccount(db, { userId });
    // The log shows names, so it is searched by them, those of accounts here and those of a sign-on provider.
    const hasName = sql<SqlBool>`lower(name) = ${userId.trim().toLowerCase()}`;
    const named = db
      .selectFrom('staff_name')
      .select('user_id')
      .where(hasName)
      .union(db.selectFrom('account').select('user_id').where('kind', '=', 'staff').where(hasName));
    query = query.where((is) =>
      is.or([is('user_id', 'in', [userId, account?.user_id ?? userId]), is('user_id', 'in', named)]),
    );
  }
  if (action) query = query.where('action', '=', action);
  if (subject) {
    query = query.where((is) => is.or([is('entity_id', '=', subject), is('transaction_id', '=', subject)]));
  }
  if (from) query = query.where('at', '>=', new Date(officeMidnight(from)));
  // After the last day of the calendar there is none.
  const end = officeMidnight(plusDays(to ?? '', 1));
  if (!Number.isNaN(end)) query = query.where('at', '<', new Date(end));
  if (before) query = query.where('audit_id', '<', before);
  return query.execute();
}

/** Entries of the audit log, newest first, and whether there are older ones. */
export async function auditEntries(
  db: Kysely<Database>,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const { size } = filter;
  const rows = await timedSearch(db, (tx) => matchingRows(tx, filter));
  return {
    more: rows.length > size,
    entries: rows.slice(0, size).map((row) => ({
      id: row.audit_id,
      dateTime: row.at.toISOString(),
      userId: row.user_id,
      action: row.action,
      ...(row.entity_id === null ? {} : { entityId: row.entity_id }),
      ...(row.transaction_id === null ? {} : { transactionId: row.transaction_id }),
      details: row.details,
    })),
  };
}

import type { components } from '#api';
import { officeMidnight, plusDays } from '#rules';
import type { Kysely, Selectable, SqlBool, Transaction } from 'kysely';
import { sql } from 'kysely';
import { findAccount } from '../accounts/accounts';
import type { Database } from '../database/tables';
import type { AuditAction, AuditEntryTable } from '../database/tables/review';
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

/** More than have the same name. */
const MOST_NAMED_SO = 50;

/** The user IDs that somebody may mean. Letter case is ignored, as at the sign-on; the log shows names, so it is searched by them as well. */
async function usersMeant(db: Transaction<Database>, userId: string): Promise<string[]> {
  const account = await findAccount(db, { userId });
  const hasName = sql<SqlBool>`lower(name) = ${userId.trim().toLowerCase()}`;
  const named = await db
    .selectFrom('staff_name')
    .select('user_id')
    .where(hasName)
    .union(db.selectFrom('account').select('user_id').where('kind', '=', 'staff').where(hasName))
    .limit(MOST_NAMED_SO)
    .execute();
  return [...new Set([userId, account?.user_id ?? userId, ...named.map(({ user_id }) => user_id)])];
}

/**
 * The rows of the log that a filter lets pass, newest first, and one more where there are older ones. What may be one thing or another is
 * asked for one after the other, each in the order of an index, so that no more rows are read than are shown.
 */
async function matchingRows(
  db: Transaction<Database>,
  { userId, action, subject, from, to, before, size }: AuditFilter,
) {
  // After the last day of the calendar there is none.
  const end = officeMidnight(plusDays(to ?? '', 1));
  const inTime = db
    .selectFrom('audit_entry')
    .selectAll()
    .$if(Boolean(action), (query) => query.where('action', '=', action as AuditAction))
    .$if(Boolean(from), (query) => query.where('at', '>=', new Date(officeMidnight(from as string))))
    .$if(!Number.isNaN(end), (query) => query.where('at', '<', new Date(end)))
    .$if(Boolean(before), (query) =>
      query.where(
        sql<SqlBool>`(at, audit_id) < ((select at from audit_entry where audit_id = ${before}), ${before}::bigint)`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(size + 1);
  const about = subject
    ? [inTime.where('entity_id', '=', subject), inTime.where('transaction_id', '=', subject)]
    : [inTime];
  const users = userId ? await usersMeant(db, userId) : undefined;
  const queries = users
    ? about.flatMap((query) => users.map((user) => query.where('user_id', '=', user)))
    : about;
  const found = new Map<string, Selectable<AuditEntryTable>>();
  for (const query of queries) for (const row of await query.execute()) found.set(row.audit_id, row);
  const newestFirst = (one: Selectable<AuditEntryTable>, other: Selectable<AuditEntryTable>) =>
    other.at.getTime() - one.at.getTime() || Number(other.audit_id) - Number(one.audit_id);
  return [...found.values()].sort(newestFirst).slice(0, size + 1);
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

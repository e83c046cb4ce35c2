import type { components } from '#api';
import type { PendingState, ReviewLock } from '#rules';
import { leaseOf, presentName, receiptDateTime, requestedEffect } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { FilingRecord } from '../database/tables/filings';
import type { PendingFilingTable } from '../database/tables/review';

export type PendingRow = Selectable<PendingFilingTable>;
export type PendingFilingAnswer = components['schemas']['PendingFiling'];

/** The lock of a filing under review; null while nobody processes it. */
export const lockOf = ({ lock_user_id, lock_renewed_at }: PendingRow): ReviewLock | null =>
  lock_user_id === null || lock_renewed_at === null
    ? null
    : { userId: lock_user_id, renewedAt: lock_renewed_at.toISOString() };

/** A filing under review together with the filing itself. */
export interface PendingFilingRow {
  pending: PendingRow;
  filing: Pick<
    FilingRecord['filing'],
    | 'filingType'
    | 'statusCode'
    | 'entityNameValues'
    | 'transactionDescription'
    | 'email'
    | 'effectiveDateValues'
  >;
}

/** A pending filing as staff see it in the queue and in its review (A section 3). */
export function toPendingFilingAnswer({ pending, filing }: PendingFilingRow, now: Date): PendingFilingAnswer {
  const lock = lockOf(pending);
  const requested = requestedEffect(filing);
  return {
    mstrTransId: pending.entity_id,
    transactionId: pending.transaction_id,
    transSeqId: pending.sequence,
    transactionDescription: filing.transactionDescription,
    entityName: presentName(filing),
    email: filing.email,
    receivedDateString: receiptDateTime(pending.received_at.toISOString()),
    ...(requested === null ? {} : { requestedEffect: requested }),
    lockUserId: lock?.userId ?? '',
    ...(pending.lock_taken_at === null ? {} : { lockedSince: pending.lock_taken_at.toISOString() }),
    ...(lock === null ? {} : { lockHasExpired: leaseOf(lock, now.toISOString()) === 'expired' }),
    ...(pending.decided_by === null ? {} : { decidedBy: pending.decided_by }),
    ...(pending.decided_at === null ? {} : { decidedAt: pending.decided_at.toISOString() }),
    deactivateIds: pending.excluded_attachments,
    state: pending.state,
    version: pending.version,
  };
}

/** States in which a filing stands in the queue. */
export const QUEUED_STATES = ['unlocked', 'locked'] as const satisfies readonly PendingState[];

/** The filing of a row of the queue. */
export async function filingOf(db: Kysely<Database>, transactionId: string): Promise<FilingRecord> {
  return db
    .selectFrom('filing_record')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
}

/** The filing under these numbers, whether or not it has been decided; undefined when there is none. */
export async function findPending(
  db: Kysely<Database>,
  { masterId, transId }: { masterId: string; transId: string },
): Promise<PendingFilingRow | undefined> {
  const pending = await db
    .selectFrom('pending_filing')
    .selectAll()
    .where('transaction_id', '=', transId)
    .where('entity_id', '=', masterId)
    .executeTakeFirst();
  return pending && { pending, filing: (await filingOf(db, transId)).filing };
}

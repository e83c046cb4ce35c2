import type { components } from '#api';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { PendingFilingAnswer } from './pending-row';

type Rejection = components['schemas']['EarlierRejection'];

/**
 * When and why the same filing was rejected before, most recent first: it keeps its submission key when it is corrected and submitted again
 * (reading 33).
 */
async function earlierRejections(db: Kysely<Database>, transactionId: string): Promise<Rejection[]> {
  const rows = await db
    .selectFrom('filing_record as own')
    .innerJoin('filing_record as earlier', 'earlier.submission_key', 'own.submission_key')
    .innerJoin('pending_filing', 'pending_filing.transaction_id', 'earlier.transaction_id')
    .select(['pending_filing.decided_at', 'pending_filing.reasons', 'earlier.transaction_id'])
    .where('own.transaction_id', '=', transactionId)
    .where('earlier.transaction_id', '!=', transactionId)
    .whereRef('earlier.filed_at', '<=', 'own.filed_at')
    .where('pending_filing.state', '=', 'rejected')
    .orderBy('pending_filing.sequence', 'desc')
    .limit(20)
    .execute();
  return rows.flatMap(({ decided_at, reasons, transaction_id }) =>
    decided_at === null
      ? []
      : [{ transactionId: transaction_id, rejectedAt: decided_at.toISOString(), reasons }],
  );
}

/** A filing under review with what staff have said of it before. */
export async function withEarlierRejections(
  db: Kysely<Database>,
  filing: PendingFilingAnswer,
): Promise<PendingFilingAnswer> {
  const rejectedBefore = await earlierRejections(db, filing.transactionId);
  return rejectedBefore.length === 0 ? filing : { ...filing, rejectedBefore };
}

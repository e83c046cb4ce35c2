import type { components } from '#api';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import type { FilingRecord } from '../../database/tables/filings';
import { excludedAttachments } from './public-filing';
import { findRejected } from './records-of-submission';

type Review = components['schemas']['FilingReview'];

/** The state of the office's review of the filing; undefined for a filing that is not reviewed. */
export async function reviewOf(
  db: Kysely<Database>,
  { transaction_id, filing }: Pick<FilingRecord, 'transaction_id' | 'filing'>,
): Promise<{ review?: Review }> {
  if (!filing.adminFraudCheck) return {};
  const pending = await db
    .selectFrom('pending_filing')
    .innerJoin('filing_record', 'filing_record.transaction_id', 'pending_filing.transaction_id')
    .innerJoin('submission', 'submission.submission_key', 'filing_record.submission_key')
    .innerJoin('filing_draft', 'filing_draft.ref_id', 'submission.ref_id')
    .select([
      'pending_filing.state',
      'reasons',
      'decided_at',
      'returned_until',
      'excluded_attachments',
      'overtaken',
    ])
    .where('pending_filing.transaction_id', '=', transaction_id)
    .executeTakeFirst();
  if (pending === undefined) return {};
  const { state, reasons, decided_at, returned_until } = pending;
  const leftOut = excludedAttachments(filing, pending.excluded_attachments);
  return {
    review: {
      state: state === 'approved' || state === 'rejected' ? state : 'waiting',
      ...(decided_at === null ? {} : { decidedAt: decided_at.toISOString() }),
      ...(state === 'rejected' ? { reasons } : {}),
      ...(state === 'rejected' && returned_until !== null
        ? { correctUntil: returned_until.toISOString() }
        : {}),
      ...(leftOut.length === 0 ? {} : { leftOut: leftOut.map(({ fileName }) => fileName) }),
      ...(pending.overtaken === null ? {} : { overtaken: pending.overtaken }),
    },
  };
}

/** How the office rejected a filing that was given back to be corrected; nothing for any other one (reading 33). */
export async function rejectionOf(
  db: Kysely<Database>,
  draft: { filing: { submissionKey: string }; returned_until: Date | null },
): Promise<{ review?: Review }> {
  if (draft.returned_until === null) return {};
  const rejected = await findRejected(db, draft.filing.submissionKey);
  return rejected === undefined ? {} : await reviewOf(db, rejected);
}

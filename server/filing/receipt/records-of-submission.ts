import { UNLISTED_STATES } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import type { FilingRecord } from '../../database/tables/filings';

const recordsOf = (db: Kysely<Database>, submissionKey: string) =>
  db.selectFrom('filing_record').selectAll().where('submission_key', '=', submissionKey);

/** The record of a submission, present or future; undefined while the office has only rejected it. */
export const findRecordOfSubmission = (
  db: Kysely<Database>,
  submissionKey: string,
): Promise<FilingRecord | undefined> =>
  recordsOf(db, submissionKey).where('effect_state', 'not in', UNLISTED_STATES).executeTakeFirst();

/** The last rejection under this submission; undefined without one. */
export const findRejected = (
  db: Kysely<Database>,
  submissionKey: string,
): Promise<FilingRecord | undefined> =>
  recordsOf(db, submissionKey)
    .where('effect_state', 'in', UNLISTED_STATES)
    .orderBy('filed_at', 'desc')
    .orderBy('transaction_id', 'desc')
    .executeTakeFirst();

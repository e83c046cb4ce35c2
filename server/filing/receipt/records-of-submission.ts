import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import type { FilingRecord } from '../../database/tables/filings';

const recordsOf = (db: Kysely<Database>, submissionKey: string) =>
  db.selectFrom('filing_record').selectAll().where('submission_key', '=', submissionKey);

/** What is on record of a submission, or will be; undefined while there is nothing but what the office rejected. */
export const findRecordOfSubmission = (
  db: Kysely<Database>,
  submissionKey: string,
): Promise<FilingRecord | undefined> =>
  recordsOf(db, submissionKey).where('effect_state', '!=', 'rejected').executeTakeFirst();

/** What the office rejected last under this submission; undefined when it rejected nothing. */
export const findRejected = (
  db: Kysely<Database>,
  submissionKey: string,
): Promise<FilingRecord | undefined> =>
  recordsOf(db, submissionKey)
    .where('effect_state', '=', 'rejected')
    .orderBy('filed_at', 'desc')
    .orderBy('transaction_id', 'desc')
    .executeTakeFirst();

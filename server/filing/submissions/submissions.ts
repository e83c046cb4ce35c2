import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/tables';
import type { SubmissionTable } from '../../database/tables/filings';

export type Submission = Selectable<SubmissionTable>;

/** Whether an attempt to pay is under way. */
export const isPaymentOpen = ({ state }: Submission): boolean =>
  ['opening', 'awaiting', 'declined'].includes(state);

export const findSubmission = (
  db: Kysely<Database>,
  submissionKey: string,
): Promise<Submission | undefined> =>
  db.selectFrom('submission').selectAll().where('submission_key', '=', submissionKey).executeTakeFirst();

export const findSubmissionByRef = (db: Kysely<Database>, refId: string): Promise<Submission | undefined> =>
  db.selectFrom('submission').selectAll().where('ref_id', '=', refId).executeTakeFirst();

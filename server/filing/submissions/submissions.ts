import { type Filing, SUBMISSION_STATES, type SubmissionState } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/tables';
import type { SubmissionTable } from '../../database/tables/filings';

export type Submission = Selectable<SubmissionTable>;

/** What each state says of the attempt to pay: it is under way, it has ended without a filing, or the filing is on record. */
const ATTEMPT_IN: Readonly<Record<SubmissionState, 'underWay' | 'ended' | 'filed'>> = {
  opening: 'underWay',
  awaiting: 'underWay',
  declined: 'underWay',
  expired: 'ended',
  canceled: 'ended',
  refunding: 'ended',
  refunded: 'ended',
  filed: 'filed',
};

/** Whether an attempt to pay is under way. */
export const isPaymentOpen = ({ state }: Submission): boolean => ATTEMPT_IN[state] === 'underWay';

/** States in which no payment is open, so that another attempt may begin. */
export const REOPENABLE_STATES = SUBMISSION_STATES.filter((state) => ATTEMPT_IN[state] === 'ended');

export const findSubmission = (
  db: Kysely<Database>,
  submissionKey: string,
): Promise<Submission | undefined> =>
  db.selectFrom('submission').selectAll().where('submission_key', '=', submissionKey).executeTakeFirst();

export const findSubmissionByRef = (db: Kysely<Database>, refId: string): Promise<Submission | undefined> =>
  db.selectFrom('submission').selectAll().where('ref_id', '=', refId).executeTakeFirst();

/** What is kept under the submission key of a filing, read at once: the filing as it was saved, and its submission. */
export async function findKept(
  db: Kysely<Database>,
  { submissionKey }: Pick<Filing, 'submissionKey'>,
): Promise<{ savedFiling: Filing | undefined; submission: Submission | undefined }> {
  const kept = await db
    .selectFrom('filing_draft')
    .leftJoin('submission', 'submission.submission_key', 'filing_draft.submission_key')
    .selectAll('submission')
    .select('filing_draft.filing as savedFiling')
    .where('filing_draft.submission_key', '=', submissionKey)
    .executeTakeFirst();
  if (kept === undefined) return { savedFiling: undefined, submission: undefined };
  const { savedFiling, ...submission } = kept;
  return { savedFiling, submission: submission.ref_id === null ? undefined : (submission as Submission) };
}

/** Whether a payment of the filing has been opened and is not decided, or has filed it; nothing where it can be paid. */
export async function paymentStateOf(
  db: Kysely<Database>,
  refId: string,
): Promise<{ payment?: 'open' | 'filed' }> {
  const submission = await findSubmissionByRef(db, refId);
  const attempt = submission && ATTEMPT_IN[submission.state];
  if (attempt === undefined || attempt === 'ended') return {};
  return { payment: attempt === 'filed' ? 'filed' : 'open' };
}

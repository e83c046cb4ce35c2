import { SUBMISSION_STATES, type SubmissionState } from '#rules';
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

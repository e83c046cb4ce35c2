import type { components } from '#api';
import { acceptanceMail, rejectionMail } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { FilingRecord } from '../database/tables/filings';
import { excludedAttachments } from '../filing/receipt/public-filing';
import { refundKey } from '../filing/submissions/refund';
import { decisionMailKey } from './mail-decision';
import type { PendingFilingAnswer, PendingRow } from './pending-row';
import { filingOf } from './pending-row';

type Decision = components['schemas']['Decision'];
type FollowUp = Pick<Decision['mail'], 'state' | 'at'>;

/** What became of a job that the decision has queued. One that is no longer kept was done: those that failed are kept. */
async function followUp(db: Kysely<Database>, key: string): Promise<FollowUp> {
  const job = await db
    .selectFrom('outbox')
    .select(['state', 'finished_at'])
    .where('dedupe_key', '=', key)
    .executeTakeFirst();
  if (job === undefined) return { state: 'done' };
  const at = job.state === 'done' ? job.finished_at : null;
  return { state: job.state, ...(at === null ? {} : { at: at.toISOString() }) };
}

/** The next filing of the same submission: its filer has corrected what was rejected (reading 33). */
async function successorOf(
  db: Kysely<Database>,
  { submission_key, transaction_id, filed_at }: FilingRecord,
): Promise<Decision['successor']> {
  const next = await db
    .selectFrom('filing_record')
    .leftJoin('pending_filing', 'pending_filing.transaction_id', 'filing_record.transaction_id')
    .select(['filing_record.transaction_id', 'pending_filing.sequence'])
    .where('submission_key', '=', submission_key)
    .where('filing_record.transaction_id', '!=', transaction_id)
    .where('filed_at', '>=', filed_at)
    .orderBy('filed_at')
    .orderBy('filing_record.transaction_id')
    .executeTakeFirst();
  return next && { transactionId: next.transaction_id, isReviewed: next.sequence !== null };
}

/** Until when the filer can correct a rejected filing; undefined once it was submitted again, or forgotten. */
async function correctUntil(db: Kysely<Database>, submissionKey: string): Promise<string | undefined> {
  const draft = await db
    .selectFrom('submission')
    .innerJoin('filing_draft', 'filing_draft.ref_id', 'submission.ref_id')
    .select('returned_until')
    .where('submission.submission_key', '=', submissionKey)
    .executeTakeFirst();
  return draft?.returned_until?.toISOString();
}

/** The decision about a filing as it is told to staff, with what has come of it (T6-decided). */
async function decisionOf(
  db: Kysely<Database>,
  filed: PendingFilingAnswer,
  { state, transaction_id, excluded_attachments, overtaken, reasons }: PendingRow,
): Promise<Decision> {
  const record = await filingOf(db, transaction_id);
  const leftOut = excludedAttachments(record.filing, excluded_attachments).map(({ fileName }) => fileName);
  // Where the filer is led does not matter here: who was written to, and about what, is said.
  const { to, subject } =
    state === 'approved'
      ? acceptanceMail(filed, { leftOut, overtaken: overtaken ?? [] }, '')
      : rejectionMail(filed, reasons, '');
  const mail = { to, subject, ...(await followUp(db, decisionMailKey(transaction_id))) };
  if (state === 'approved') return { leftOut, mail, effectiveAt: record.effective_at.toISOString() };
  const successor = await successorOf(db, record);
  const until = successor ? undefined : await correctUntil(db, record.submission_key);
  return {
    reasons,
    leftOut,
    mail,
    refund: { amount: record.amount, ...(await followUp(db, refundKey(record.session_id))) },
    ...(until !== undefined && { correctUntil: until }),
    ...(successor && { successor }),
  };
}

/** A filing with what was decided about it; one that is not decided as it is. */
export async function withDecision(
  db: Kysely<Database>,
  filing: PendingFilingAnswer,
  row: PendingRow,
): Promise<PendingFilingAnswer> {
  return row.decided_at === null ? filing : { ...filing, decision: await decisionOf(db, filing, row) };
}

import type { ReviewMail } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { OFFICE } from '../settings/environments';
import { receiptAddress } from '../filing/confirmation/receipt-address';
import { enqueueJob } from '../outbox/outbox';
import type { PendingFilingAnswer, PendingFilingRow } from './pending-row';
import { toPendingFilingAnswer } from './pending-row';

/** The key of the job that mails the decision about a filing. */
export const decisionMailKey = (transactionId: string): string => `decision:${transactionId}`;

/**
 * Queues the mail about a decision, once for each filing.
 * @param write writes its text; `address` is where the filer sees the state of the filing
 */
export async function mailDecision(
  tx: Transaction<Database>,
  { config: { publicUrl } }: Registry,
  { pending, filing }: PendingFilingRow,
  write: (filing: PendingFilingAnswer, address: string) => ReviewMail,
  now: Date,
): Promise<void> {
  const { transaction_id } = pending;
  const { ref_id: refId } = await tx
    .selectFrom('filing_record')
    .innerJoin('submission', 'submission.submission_key', 'filing_record.submission_key')
    .select('submission.ref_id')
    .where('filing_record.transaction_id', '=', transaction_id)
    .executeTakeFirstOrThrow();
  const address = receiptAddress(publicUrl, filing, refId);
  const { to, subject, lines } = write(toPendingFilingAnswer({ pending, filing }, now), address);
  await enqueueJob(tx, {
    kind: 'mail',
    payload: { to, subject, text: [...lines, '', OFFICE.name].join('\n'), refId },
    dueAt: now,
    now,
    dedupeKey: decisionMailKey(transaction_id),
  });
}

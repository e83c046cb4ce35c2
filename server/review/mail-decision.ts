import type { ReviewMail } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { OFFICE } from '../environments';
import { enqueueJob } from '../jobs/outbox';
import type { PendingRow } from './pending-row';

/** Queues the mail about a decision, once a filing. */
export async function mailDecision(
  tx: Transaction<Database>,
  { transaction_id }: PendingRow,
  { to, subject, lines }: ReviewMail,
  now: Date,
): Promise<void> {
  const { ref_id: refId } = await tx
    .selectFrom('filing_record')
    .innerJoin('submission', 'submission.submission_key', 'filing_record.submission_key')
    .select('submission.ref_id')
    .where('filing_record.transaction_id', '=', transaction_id)
    .executeTakeFirstOrThrow();
  await enqueueJob(tx, {
    kind: 'mail',
    payload: { to, subject, text: [...lines, '', OFFICE.name].join('\n'), refId },
    dueAt: now,
    now,
    dedupeKey: `decision:${transaction_id}`,
  });
}

import { filingPath } from '#rules';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { formatPaymentReference } from '../filing/payment/payment-reference';
import { amountOf, draftRow, recordRow, refIdOf, sessionIdOf, submissionRow } from './insert-filings';
import type { QueuedSample } from './sample-queue';

/** Puts filings into the queue that were paid: with their charges, which a rejection refunds, their files and what they hold. */
export async function insertQueue(
  tx: Transaction<Database>,
  samples: readonly QueuedSample[],
): Promise<void> {
  await tx.insertInto('filing_draft').values(samples.map(draftRow)).execute();
  await tx.insertInto('submission').values(samples.map(submissionRow)).execute();
  await tx.insertInto('card_session').values(samples.map(sessionRow)).execute();
  await tx.insertInto('card_charge').values(samples.map(chargeRow)).execute();
  await tx.insertInto('attachment').values(samples.flatMap(fileRows)).execute();
  await tx.insertInto('filing_record').values(samples.map(queuedRecordRow)).execute();
  await tx.insertInto('transaction_holding').values(samples.map(holdingRow)).execute();
  await tx.insertInto('pending_filing').values(samples.map(pendingRow)).execute();
}

function sessionRow(sample: QueuedSample) {
  const { filing, entityId, filedAt } = sample;
  const refId = refIdOf(sample);
  const address = filing.filingType === '' ? '' : filingPath(filing.filingType, 'receipt', { refId });
  return {
    session_id: sessionIdOf(sample),
    idempotency_key: `${sample.submissionKey}:1`,
    reference: formatPaymentReference({ refId, attempt: 1 }),
    amount: amountOf(sample),
    description: filing.entityNameValues.name,
    detail: `${filing.transactionDescription} (${entityId})`,
    success_url: address,
    back_url: address,
    cancel_url: address,
    state: 'succeeded' as const,
    declined_cards: 0,
    is_declined: false,
    expires_at: filedAt,
    created_at: filedAt,
  };
}

const chargeRow = (sample: QueuedSample) => ({
  session_id: sessionIdOf(sample),
  state: 'succeeded' as const,
  amount: amountOf(sample),
  payment_type: 'Visa',
  last4: '4242',
  is_notified: true,
  created_at: sample.filedAt,
});

const fileRows = (sample: QueuedSample) =>
  sample.files.map(({ key, fileName, text, document }) => ({
    attachment_key: key,
    ref_id: refIdOf(sample),
    file_name: fileName,
    mime_type: 'text/plain',
    size: text.length,
    is_private: document !== null,
    contents: Buffer.from(text),
    created_at: sample.filedAt,
  }));

const queuedRecordRow = (sample: QueuedSample) => ({
  ...recordRow(sample),
  effective_at: sample.effectiveAt,
  effect_state: 'waitingForReview' as const,
});

const holdingRow = ({ entityId, filing, submissionKey }: QueuedSample) => ({
  entity_id: entityId,
  transaction_type: filing.transactionType,
  submission_key: submissionKey,
  expires_at: null,
});

const pendingRow = ({ entityId, transactionId, filedAt, lock }: QueuedSample) => ({
  transaction_id: transactionId,
  entity_id: entityId,
  received_at: filedAt,
  state: lock === null ? ('unlocked' as const) : ('locked' as const),
  lock_user_id: lock?.userId ?? null,
  lock_taken_at: lock?.takenAt ?? null,
  lock_renewed_at: lock?.renewedAt ?? null,
  decided_by: null,
  decided_at: null,
});

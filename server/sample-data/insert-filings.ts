import type { Transaction } from 'kysely';
import { feeOf } from '#rules';
import type { Database } from '../database/tables';
import { filingDigest } from '../filing/payment/filing-digest';
import type { SampleFiling } from './sample-filings';

/** Puts filings on record that were paid and took effect long ago, as paying them would have. */
export async function insertFilings(
  tx: Transaction<Database>,
  filings: readonly SampleFiling[],
): Promise<void> {
  await tx.insertInto('filing_draft').values(filings.map(draftRow)).execute();
  await tx.insertInto('submission').values(filings.map(submissionRow)).execute();
  await tx.insertInto('filing_record').values(filings.map(recordRow)).execute();
}

export const refIdOf = ({ transactionId }: SampleFiling): string => `sample-filing-${transactionId}`;
export const sessionIdOf = ({ transactionId }: SampleFiling): string => `sample-payment-${transactionId}`;
export const amountOf = ({ filing }: SampleFiling): number =>
  filing.filingType === '' ? 0 : feeOf({ filingType: filing.filingType });

export const draftRow = (sample: SampleFiling) => ({
  ref_id: refIdOf(sample),
  submission_key: sample.submissionKey,
  version: 1,
  filing: JSON.stringify(sample.filing),
  money_moved: true,
  created_at: sample.filedAt,
  updated_at: sample.filedAt,
});

export const submissionRow = (sample: SampleFiling) => ({
  submission_key: sample.submissionKey,
  ref_id: refIdOf(sample),
  state: 'filed' as const,
  attempt: 1,
  attempt_state: 'active' as const,
  draft_version: 1,
  filing: JSON.stringify(sample.filing),
  filing_digest: filingDigest(sample.filing, amountOf(sample)),
  held_name: null,
  bare_name: null,
  amount: amountOf(sample),
  session_id: sessionIdOf(sample),
  payment_url: null,
  expires_at: sample.filedAt,
  created_at: sample.filedAt,
  updated_at: sample.filedAt,
});

export const recordRow = (sample: SampleFiling) => ({
  transaction_id: sample.transactionId,
  submission_key: sample.submissionKey,
  entity_id: sample.entityId,
  transaction_type: sample.filing.transactionType,
  filing: JSON.stringify(sample.filing),
  filed_at: sample.filedAt,
  effective_at: sample.filedAt,
  effect_state: 'effective' as const,
  amount: amountOf(sample),
  payment_type: 'Visa',
  last4: '4242',
  session_id: sessionIdOf(sample),
});

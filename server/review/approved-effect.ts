import type { RecordedState } from '#rules';
import { isToCome, settledEffect } from '#rules';
import type { FilingRecord } from '../database/tables/filings';
import type { RecordedFiling } from '../filing/record/recorded-filing';

/**
 * When a filing takes effect that is approved now: as of its receipt, or on the filer's own date if that is still to come (reading 32). As of
 * its receipt it is late, and gives way to what has taken effect since (reading 41).
 */
export function approvedEffect(
  {
    filing,
    entity_id: entityId,
    transaction_id: transactionId,
    filed_at: filedAt,
    effective_at,
  }: FilingRecord,
  now: Date,
): { state: RecordedState; recorded: RecordedFiling } {
  const { state, effectiveAt } = settledEffect(
    'approve',
    { askedFor: effective_at.toISOString(), receivedAt: filedAt.toISOString() },
    now.toISOString(),
  );
  const recorded = { filing, entityId, transactionId, filedAt, effectiveAt: new Date(effectiveAt) };
  return { state, recorded: { ...recorded, isLate: !isToCome(state) } };
}

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
): { state: 'effective' | 'delayed'; recorded: RecordedFiling } {
  const isDelayed = effective_at > now;
  const effectiveAt = isDelayed ? effective_at : filedAt;
  return {
    state: isDelayed ? 'delayed' : 'effective',
    recorded: { filing, entityId, transactionId, filedAt, effectiveAt, isLate: !isDelayed },
  };
}

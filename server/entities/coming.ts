import { comingFor, isUnderReview, STATES_TO_COME, type Coming, type FilingToCome } from '#rules';
import type { Kysely } from 'kysely';
import { everyRow } from '../database/every-row';
import type { Database } from '../database/tables';
import { heldTransactions } from '../database/transaction-holding';
import type { EntityOnRecord } from './find-entity';

/** The paid filings of an entity that are not in effect, in the order of their receipt. */
async function filingsToCome(db: Kysely<Database>, entityId: string): Promise<FilingToCome[]> {
  const rows = await everyRow(
    db
      .selectFrom('filing_record')
      .select(['transaction_id', 'transaction_type', 'filing', 'filed_at', 'effective_at', 'effect_state'])
      .where('entity_id', '=', entityId)
      .where('effect_state', 'in', STATES_TO_COME)
      .orderBy('filed_at')
      .orderBy('transaction_id'),
  );
  return rows.map((row) => ({
    isInReview: isUnderReview(row.effect_state),
    transactionType: row.transaction_type,
    document: row.transaction_id,
    filing: row.filing,
    filedAt: row.filed_at.toISOString(),
    effectiveAt: row.effective_at.toISOString(),
  }));
}

/**
 * What is coming for an entity: the one list that its record, filings on it and the staff's review show (T1-coming).
 * @param asking the key of the filing that asks, which is not told of its own payment
 */
export async function comingForEntity(
  db: Kysely<Database>,
  { entity_id, status_code: statusCode, report_due: reportDueDay }: EntityOnRecord,
  asking: { now: Date; submissionKey?: string },
): Promise<Coming[]> {
  const held = await heldTransactions(db, entity_id, asking);
  return comingFor({
    statusCode,
    reportDueDay,
    filings: await filingsToCome(db, entity_id),
    paying: Object.keys(held).filter((transaction) => held[transaction] === 'paying'),
  });
}

/** When the last of the filings that have a day takes effect; undefined where none has (W5-ded). */
export const previousEffective = (coming: readonly Coming[]): string | undefined =>
  coming.findLast(({ document, on }) => document !== '' && on !== '')?.on;

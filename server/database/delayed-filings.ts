import { STATES_TO_REVOKE } from '#rules';
import type { Kysely } from 'kysely';
import { everyRow } from './every-row';
import type { Database } from './tables';

/** The document numbers of an entity's filings that are accepted, and whose day is still to come. */
export async function delayedFilings(db: Kysely<Database>, entityId: string, now: Date): Promise<string[]> {
  const rows = await everyRow(
    db
      .selectFrom('filing_record')
      .select('transaction_id')
      .where('entity_id', '=', entityId)
      .where('effect_state', 'in', STATES_TO_REVOKE)
      .where('effective_at', '>', now)
      .orderBy('transaction_id'),
  );
  return rows.map(({ transaction_id }) => transaction_id);
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

/** When the last of the entity's delayed filings takes effect; null when none is delayed (W5-ded). */
export async function previousEffective(db: Kysely<Database>, entityId: string): Promise<Date | null> {
  const { latest } = await db
    .selectFrom('filing_record')
    .select(({ fn }) => fn.max('effective_at').as('latest'))
    .where('entity_id', '=', entityId)
    .where('effect_state', '=', 'delayed')
    .executeTakeFirstOrThrow();
  return latest;
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

/**
 * When the last of the entity's delayed filings takes effect; null when none is delayed (W5-ded). One that waits for review counts with
 * the date that it was given, since it takes effect then if staff approve it before.
 */
export async function previousEffective(db: Kysely<Database>, entityId: string): Promise<Date | null> {
  const { latest } = await db
    .selectFrom('filing_record')
    .select(({ fn }) => fn.max('effective_at').as('latest'))
    .where('entity_id', '=', entityId)
    .where((is) =>
      is.or([
        is('effect_state', '=', 'delayed'),
        is.and([is('effect_state', '=', 'waitingForReview'), is('effective_at', '>', is.ref('filed_at'))]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return latest;
}

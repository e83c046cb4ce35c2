import { availabilityKey, STATES_TO_COME } from '#rules';
import type { Kysely } from 'kysely';
import { everyRow } from './every-row';
import type { Database } from './tables';

/** The keys of the names that an entity's filings with a delayed effect, or under review, will or may give it. */
export async function awaitedNameKeys(db: Kysely<Database>, entityId: string): Promise<Set<string>> {
  const awaited = await everyRow(
    db
      .selectFrom('filing_record')
      .innerJoin('submission', 'submission.submission_key', 'filing_record.submission_key')
      .select(['submission.held_name', 'submission.bare_name'])
      .where('filing_record.entity_id', '=', entityId)
      .where('filing_record.effect_state', 'in', STATES_TO_COME),
  );
  return new Set(
    awaited.flatMap(({ held_name, bare_name }) => [held_name ?? '', bare_name ?? '']).map(availabilityKey),
  );
}

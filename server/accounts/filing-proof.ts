import type { FilingProof } from '#rules';
import { ACCEPTED_STATES, SECURE_FILING_SETUP_HOURS } from '#rules';
import type { Registry } from '../context';

const HOUR = 3_600_000;

/**
 * Whether a reference, which only its filer knows, belongs to a filing of the entity that was recorded lately and is accepted. A filing
 * from before the office ended secure filing proves nothing: a person who had set it up without a right to it could do so again at once.
 */
export async function filingProof(
  { db, clock }: Registry,
  { entityId, refId }: { entityId?: string; refId?: string },
): Promise<FilingProof> {
  if (entityId === undefined || refId === undefined) return 'none';
  const filed = await db
    .selectFrom('filing_record')
    .innerJoin('submission', 'submission.submission_key', 'filing_record.submission_key')
    .select('filing_record.transaction_id')
    .where('submission.ref_id', '=', refId)
    .where('filing_record.entity_id', '=', entityId)
    // One that staff review, or have rejected, may be the very fraud that they look for.
    .where('filing_record.effect_state', 'in', ACCEPTED_STATES)
    .where('filing_record.filed_at', '>', new Date(clock.now().getTime() - SECURE_FILING_SETUP_HOURS * HOUR))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entity_history')
            .select('entity_history.version')
            .whereRef('entity_history.entity_id', '=', 'filing_record.entity_id')
            .where('entity_history.cause', '=', 'secureFiling')
            .where('entity_history.sbf', '=', true)
            .whereRef('entity_history.ended_at', '>=', 'filing_record.filed_at'),
        ),
      ),
    )
    .executeTakeFirst();
  return filed === undefined ? 'unproven' : 'proven';
}

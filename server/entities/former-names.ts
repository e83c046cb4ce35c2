import { availabilityKey } from '#rules';
import type { Transaction } from 'kysely';
import { releaseName } from '../database/names';
import type { Database } from '../database/tables';

/**
 * Gives up names that an entity no longer has, after its name has changed: others may use them. It keeps its present name, and those that
 * its filings with a delayed effect, or under review, will give it.
 */
export async function releaseFormerNames(
  tx: Transaction<Database>,
  entityId: string,
  formerNames: readonly string[],
): Promise<void> {
  const { name } = await tx
    .selectFrom('entity')
    .select('name')
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  const awaited = await tx
    .selectFrom('filing_record')
    .innerJoin('submission', 'submission.submission_key', 'filing_record.submission_key')
    .select('submission.held_name')
    .where('filing_record.entity_id', '=', entityId)
    .where('filing_record.effect_state', 'in', ['delayed', 'waitingForReview'])
    .execute();
  const kept = new Set([name, ...awaited.map(({ held_name }) => held_name ?? '')].map(availabilityKey));
  const released = formerNames.filter((former) => !kept.has(availabilityKey(former)));
  await releaseName(tx, { kind: 'entity', id: entityId }, released);
}

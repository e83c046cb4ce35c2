import type { Filing } from '#rules';
import { withoutUnusedParts, withRecordFacts } from '#rules';
import type { Registry } from '../../context';
import { findEntity, type EntityOnRecord } from '../../entities/find-entity';
import { readSummary } from '../../entities/summarize';

/** The entity that a filing is about, as it is on record now: read once a request. Undefined where it forms one, or names one that is not on record. */
export const entityOfFiling = async (
  { db, clock }: Pick<Registry, 'db' | 'clock'>,
  { entityId }: Filing,
): Promise<EntityOnRecord | undefined> =>
  entityId === '' ? undefined : findEntity(db, entityId, clock.now());

/**
 * A filing on an entity with the present facts of its record; of what a browser sent, only the parts that the pages of such a filing ask
 * for are kept, which the record decides.
 */
export async function withFactsOnRecord(
  { db, clock }: Pick<Registry, 'db' | 'clock'>,
  filing: Filing,
  entity: EntityOnRecord,
): Promise<Filing> {
  const { filingType, submissionKey } = filing;
  const summary = await readSummary(db, entity, { filingType, submissionKey, now: clock.now() });
  return withoutUnusedParts(withRecordFacts(filing, summary));
}

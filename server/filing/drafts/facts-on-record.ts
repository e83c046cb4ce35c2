import type { Filing } from '#rules';
import { withoutUnusedParts, withRecordFacts } from '#rules';
import type { Registry } from '../../context';
import type { EntityOnRecord } from '../../entities/find-entity';
import { readSummary } from '../../entities/summarize';

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

import type { Filing } from '#rules';
import { withoutForeignParts, withRecordFacts } from '#rules';
import type { Registry } from '../../context';
import type { EntityOnRecord } from '../../entities/find-entity';
import { readSummary } from '../../entities/summarize';

/**
 * A filing on an entity with the facts of its record as it is now, and of what a browser sent only what the pages of such a filing ask for,
 * which the record decides.
 */
export async function withFactsOnRecord(
  { db, clock }: Pick<Registry, 'db' | 'clock'>,
  filing: Filing,
  entity: EntityOnRecord,
): Promise<Filing> {
  return withoutForeignParts(
    withRecordFacts(filing, await readSummary(db, entity, filing.filingType, clock.now())),
  );
}

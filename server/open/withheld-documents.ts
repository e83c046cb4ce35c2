import type { Kysely } from 'kysely';
import { everyRow } from '../database/every-row';
import type { Database } from '../database/tables';

/** More than the entities of a page have. */
const MAX_DOCUMENTS = 100_000;

/** The numbers of the documents that are withheld by now, by their entities. */
export async function withheldDocuments(
  db: Kysely<Database>,
  entityIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (entityIds.length === 0) return new Map();
  const rows = await everyRow(
    db
      .selectFrom('filing_record')
      .select(['entity_id', 'transaction_id'])
      .where('entity_id', 'in', entityIds)
      .where('withheld_at', 'is not', null),
    MAX_DOCUMENTS,
  );
  const documents = new Map<string, string[]>();
  for (const { entity_id: id, transaction_id: number } of rows)
    documents.set(id, [...(documents.get(id) ?? []), number]);
  return documents;
}

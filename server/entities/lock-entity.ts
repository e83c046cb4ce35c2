import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

/**
 * Lets nobody else change the record of an entity until the caller's transaction ends. Nothing for an unknown entity.
 *
 * Every transaction takes its locks in one order, so that no two wait for each other: the submission, the entity, its filings on record,
 * its names, its transactions. A transaction leaves out what it does not need; housekeeping, which locks several entities, takes them in
 * the order of their numbers.
 */
export async function lockEntity(tx: Kysely<Database>, entityId: string): Promise<void> {
  await tx
    .selectFrom('entity')
    .select('entity_id')
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirst();
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

/**
 * Locks the record of an entity until the caller's transaction ends. Does nothing for an unknown entity, nor for
 * one that a filing is to form.
 * Every transaction takes its locks in one order, so that no two deadlock: the submission, the entity, its filings on record, its names,
 * its transactions. A transaction may leave some out; cleanup jobs, which lock several entities, take them in the order of their numbers.
 */
export async function lockEntity(tx: Kysely<Database>, entityId: string): Promise<void> {
  if (entityId === '') return;
  await tx
    .selectFrom('entity')
    .select('entity_id')
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirst();
}

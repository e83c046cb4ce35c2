import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';

/** Lets nobody else change the record of an entity until the caller's transaction ends. Nothing for an unknown entity. */
export async function lockEntity(tx: Kysely<Database>, entityId: string): Promise<void> {
  await tx
    .selectFrom('entity')
    .select('entity_id')
    .where('entity_id', '=', entityId)
    .forUpdate()
    .executeTakeFirst();
}

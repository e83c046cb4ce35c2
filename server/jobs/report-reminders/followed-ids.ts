import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/tables';

/** The IDs of entities whose report somebody follows, after one and in order: by those who follow, who are few, and not by all entities. */
export async function followedIds(db: Kysely<Database>, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('follow')
    .select('entity_id')
    .distinct()
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`'reportDue' = any(follow.events)`)
    .where('entity_id', '>', after)
    .orderBy('entity_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.entity_id);
}

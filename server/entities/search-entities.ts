import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';

/** One found entity. */
export interface FoundEntity {
  entity_id: string;
  entity_type: string;
  status_code: string;
  name: string;
}

/** Shorter texts have no trigram: they are looked for at the start of a name, which is indexed too. */
const SHORTEST_INSIDE = 3;

const asPattern = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/**
 * Entities with this text in their name, by name and then by number.
 *
 * @param most when more than these match, null is returned instead
 */
export async function searchEntities(
  db: Kysely<Database>,
  text: string,
  most: number,
): Promise<FoundEntity[] | null> {
  const pattern = asPattern(text.trim().replace(/\s+/g, ' '));
  const condition =
    text.trim().length < SHORTEST_INSIDE
      ? sql<boolean>`lower(name) like ${`${pattern.toLowerCase()}%`}`
      : sql<boolean>`name ilike ${`%${pattern}%`}`;
  const found = await db
    .selectFrom('entity')
    .select(['entity_id', 'entity_type', 'status_code', 'name'])
    .where(condition)
    .limit(most + 1)
    .execute();
  if (found.length > most) return null;
  return found.sort((one, other) => compare(one.name, other.name) || compare(one.entity_id, other.entity_id));
}

const compare = (one: string, other: string): number => one.localeCompare(other, 'en-US');

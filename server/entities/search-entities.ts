import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { timedSearch } from '../database/timed-search';

/** One found entity. */
export interface FoundEntity {
  entity_id: string;
  entity_type: string;
  status_code: string;
  name: string;
}

/** The words that the trigram index can find inside a name: at least three letters or digits. */
const WORD_INSIDE = /[\p{L}\p{N}]{3}/u;
/** Without any, no name can be meant. */
const WORD = /[\p{L}\p{N}]/u;

const asPattern = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Entities with this text in their name, or at its beginning, whichever an index can find. */
export function entitiesNamed(db: Kysely<Database>, text: string) {
  const pattern = asPattern(text.trim().replace(/\s+/g, ' '));
  return db
    .selectFrom('entity')
    .select(['entity_id', 'entity_type', 'status_code', 'name'])
    .where(
      WORD_INSIDE.test(text)
        ? sql<boolean>`name ilike ${`%${pattern}%`}`
        : sql<boolean>`lower(name) like ${`${pattern.toLowerCase()}%`}`,
    );
}

/**
 * Entities with this text in their name, by name and then by number. A text without a word that the index knows is looked for at the
 * beginning of names, which is indexed too; punctuation alone is not looked for.
 *
 * @param most when more than these match, null is returned instead
 */
export async function searchEntities(
  db: Kysely<Database>,
  text: string,
  most: number,
): Promise<FoundEntity[] | null> {
  if (!WORD.test(text)) return [];
  const entities = await timedSearch(db, (tx) =>
    entitiesNamed(tx, text)
      .limit(most + 1)
      .execute(),
  );
  if (entities.length > most) return null;
  return entities.sort(
    (one, other) => compare(one.name, other.name) || compare(one.entity_id, other.entity_id),
  );
}

const compare = (one: string, other: string): number => one.localeCompare(other, 'en-US');

import { similarNamesToShow, MAX_CLOSE_NAMES, namePrefix } from '#rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { timedSearch } from '../timed-search';

interface KnownNames {
  /** The names of the same words, which come first. */
  close: readonly string[];
  /** The entity that asks: its own name is not a similar one. */
  entityId?: string;
}

const asPattern = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/**
 * Names on record that a filer may take for this one: those of the same words, then those that begin with its words. A few rows of one
 * index, whatever is typed, in bounded time.
 */
export async function similarNames(
  db: Kysely<Database>,
  name: string,
  { close, entityId = '' }: KnownNames,
): Promise<string[]> {
  const start = namePrefix(name);
  if (start === '') return [...close];
  const likeRows = await timedSearch(db, (tx) =>
    tx
      .selectFrom('entity')
      .select('name')
      .where(sql<boolean>`lower(name) like ${`${asPattern(start.toLowerCase())}%`}`)
      .where('entity_id', '<>', entityId)
      .orderBy(sql`lower(name) using ~<~`)
      // The name itself may be among them, and those of the same words are known already.
      .limit(2 * MAX_CLOSE_NAMES + 1)
      .execute(),
  );
  return similarNamesToShow(
    name,
    close,
    likeRows.map((one) => one.name),
  );
}

import { isCloseSpelling, isEntityIdInput, searchWords, statusesOf, type StatusGroup, wordsOf } from '#rules';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { timedSearch } from '../database/timed-search';
import type { FoundEntity } from './search-entities';

/** How many names a search puts in order and shows; of more, these. */
export const MAX_FOUND = 200;
/** How many words a typed beginning may match, and how many words are compared for a close spelling. */
const MAX_ENDINGS = 40;
const MAX_CANDIDATES = 300;
/** The least that two words one or two slips apart have in common, in trigrams: `APSEN` and `ASPEN` share two of ten. */
const LEAST_SIMILARITY = 0.18;
/** A shorter beginning occurs in too many words: it only narrows down the names that the other words have found. */
const SHORTEST_BEGINNING = 2;

/** The result; `isClose` where words are spelled differently, `isCut` where there are more names than were read. */
export interface FoundByWords {
  entities: FoundEntity[];
  isClose: boolean;
  isCut: boolean;
}

type Db = Transaction<Database>;

/** The words of names that one typed word may mean: itself, and those that begin with it. */
async function endingsOf(db: Db, word: string): Promise<string[]> {
  const rows = await db
    .selectFrom('name_word')
    .select('word')
    .where('word', 'like', `${word}%`)
    .orderBy(sql`length(word)`)
    .orderBy('word')
    .limit(MAX_ENDINGS)
    .execute();
  return rows.map((row) => row.word);
}

/** The words of names that are spelled closely to a typed one. */
async function closeWords(db: Db, typed: string): Promise<string[]> {
  const rows = await db
    .selectFrom('name_word')
    .select('word')
    .where(sql<boolean>`word % ${typed}`)
    .orderBy(sql`similarity(word, ${typed})`, 'desc')
    .orderBy('word')
    .limit(MAX_CANDIDATES)
    .execute();
  return rows.map((row) => row.word).filter((word) => isCloseSpelling(typed, word));
}

/** Entities with one of the words of each list in their name, and a word with each of the beginnings; one more than are shown. */
export function entitiesWithWords(
  db: Kysely<Database>,
  lists: readonly (readonly string[])[],
  group: StatusGroup | undefined,
  beginnings: readonly string[] = [],
) {
  const conditions = [
    ...lists.map((words) => sql<boolean>`name_words(name) && ${[...words]}::text[]`),
    ...beginnings.map(
      (text) =>
        sql<boolean>`exists (select from unnest(name_words(name)) as word where starts_with(word, ${text}))`,
    ),
  ];
  return selectEntities(db, conditions, group);
}

/** Entities whose name begins with a text: a text without a word that could tell names apart. */
export function entitiesWithPrefix(db: Kysely<Database>, text: string, group: StatusGroup | undefined) {
  const beginning = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\%_]/g, (character) => `\\${character}`);
  return selectEntities(db, [sql<boolean>`lower(name) like ${`${beginning.toLowerCase()}%`}`], group);
}

function selectEntities(
  db: Kysely<Database>,
  conditions: readonly RawBuilder<boolean>[],
  group: StatusGroup | undefined,
) {
  let query = db.selectFrom('entity').select(['entity_id', 'entity_type', 'status_code', 'name']);
  for (const condition of conditions) query = query.where(condition);
  if (group !== undefined) query = query.where(sql<boolean>`status_code = any(${statusesOf(group)}::text[])`);
  return query.limit(MAX_FOUND + 1);
}

/** Exact names come first, then names that begin with the text, then the others; each in alphabetical order. */
function inOrder(text: string, found: readonly FoundEntity[]): FoundEntity[] {
  const wantedWords = wordsOf(text).join(' ');
  const rank = ({ name }: FoundEntity) => {
    const words = wordsOf(name).join(' ');
    return words === wantedWords ? 0 : words.startsWith(wantedWords) ? 1 : 2;
  };
  return [...found].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      one.name.localeCompare(other.name, 'en-US') ||
      one.entity_id.localeCompare(other.entity_id),
  );
}

async function search(db: Db, text: string, group: StatusGroup | undefined): Promise<FoundByWords> {
  const answer = (rows: readonly FoundEntity[], isClose: boolean): FoundByWords => ({
    entities: inOrder(text, rows.slice(0, MAX_FOUND)),
    isClose,
    isCut: rows.length > MAX_FOUND,
  });
  if (isEntityIdInput(text)) {
    const numbered = await selectEntities(db, [sql<boolean>`entity_id = ${text.trim()}`], group).execute();
    if (numbered.length > 0) return answer(numbered, false);
  }
  const typed = searchWords(text);
  const long = typed.filter((word) => word.length >= SHORTEST_BEGINNING);
  const words = long.length > 0 ? long : typed;
  const beginnings = typed.filter((word) => !words.includes(word));
  const withWords = (lists: readonly (readonly string[])[]) =>
    entitiesWithWords(db, lists, group, beginnings).execute();
  // Regardless of the status filter: if the name exists with another status, it was not misspelled.
  const isOnRecord = async (lists: readonly (readonly string[])[]) =>
    group !== undefined &&
    (await entitiesWithWords(db, lists, undefined, beginnings).limit(1).execute()).length > 0;
  if (words.length === 0) return answer(await entitiesWithPrefix(db, text, group).execute(), false);
  const exact = [];
  for (const word of words) exact.push(long.length > 0 ? await endingsOf(db, word) : [word]);
  if (exact.every((list) => list.length > 0)) {
    const exactMatches = await withWords(exact);
    if (exactMatches.length > 0 || (await isOnRecord(exact))) return answer(exactMatches, false);
  }
  const close = [];
  for (const [place, word] of words.entries())
    close.push([...new Set([...(exact[place] ?? []), ...(await closeWords(db, word))])]);
  if (close.some((list) => list.length === 0)) return answer([], true);
  return answer(await withWords(close), true);
}

/**
 * The entity of an ID number, or entities by the words of their names, in any order: each word whole or its beginning, and in close
 * spellings where no name has them as they were typed. Punctuation alone is not looked for. Indexes answer all of it, in bounded rows and time.
 */
export async function findByWords(
  db: Kysely<Database>,
  text: string,
  group?: StatusGroup,
): Promise<FoundByWords> {
  if (wordsOf(text).length === 0) return { entities: [], isClose: false, isCut: false };
  return timedSearch(db, async (tx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', ${String(LEAST_SIMILARITY)}, true)`.execute(
      tx,
    );
    return search(tx, text, group);
  });
}

import {
  beginningTexts,
  entityIdInAddress,
  isCloseSpelling,
  isEntityIdInput,
  sameNameTexts,
  searchRank,
  searchWords,
  wordsOf,
} from '#rules';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { timedSearch } from '../timed-search';
import { closeWords } from './close-words';
import type { StandingRow } from './standing-by-clock';
import { isNewlyLate, isStanding, LAPSING, recordedStatusesOf, type Standing } from './standing-group';

/** How many names a search puts in order and shows; of more, these. */
export const MAX_FOUND = 200;
/** How many names that begin with a text are looked at for a status. */
const MAX_BEGINNING = 1_000;

/** One found entity, with the status that is written down: `withStandingAt` tells the one that it has. */
export interface FoundEntity extends StandingRow {
  entity_id: string;
  entity_type: string;
  name: string;
  /** The state of its principal office. */
  state: string;
  /** The name that it had before, where that is what was found. */
  former_name: string | null;
}

/** The result; `isClose` where words are spelled differently, `isCut` where there are more names than were read. */
export interface FoundByWords {
  entities: FoundEntity[];
  isClose: boolean;
  isCut: boolean;
}

type Db = Kysely<Database>;

const isOf = (standing: Standing | undefined) => (standing === undefined ? sql`true` : isStanding(standing));

const COLUMNS = sql`entity_id, entity_type, status_code, report_due, effective_at, delinquency_date, entity.name,
  principal_office #>> '{streetAddress,state}' as state`;

/** Entities that keep a condition, with the names that they have. */
export const withNames = (condition: RawBuilder<unknown>): RawBuilder<FoundEntity> =>
  sql`select ${COLUMNS}, null as former_name from entity where ${condition} limit ${sql.lit(MAX_FOUND + 1)}`;

/** Entities whose former name keeps a condition. What is found of these comes first, so that the record is asked for nothing else. */
export const withFormerNames = (
  condition: RawBuilder<unknown>,
  standing: Standing | undefined,
): RawBuilder<FoundEntity> =>
  sql`with former as materialized (select entity_id, name from former_name where ${condition})
    select ${COLUMNS}, former.name as former_name from former join entity using (entity_id)
    where ${isOf(standing)} limit ${sql.lit(MAX_FOUND + 1)}`;

/** Entities whose names begin with a text, in the order of their names. */
export const withBeginning = (text: string, standing: Standing | undefined): RawBuilder<FoundEntity> =>
  sql`with beginning as materialized (
      select * from entity where name_text(name) like ${`${text}%`}
      order by name_text(name) using ~<~ limit ${sql.lit(MAX_BEGINNING)})
    select ${COLUMNS}, null as former_name from beginning as entity
    where ${isOf(standing)} limit ${sql.lit(MAX_FOUND + 1)}`;

/** A word of a name as a text search asks for it: whole or begun, and only whole. */
const begun = (word: string): string => `'${word}*'`;
const whole = (word: string): string => `'${word}'`;
const oneOf = (terms: readonly string[]): string => `(${terms.join(' | ')})`;

/** What names are asked for: one term of each list. */
type Terms = readonly (readonly string[])[];

/** A condition on a name that one index answers: a term of each list, and a status on record of what stands so. */
export const hasTerms = (
  terms: Terms,
  statuses: readonly string[] = [],
  status: RawBuilder<unknown> = sql`status_code`,
): RawBuilder<boolean> => {
  const all = statuses.length === 0 ? terms : [...terms, statuses.map((code) => `'=${code}'`)];
  return sql`search_terms(name, ${status}) @@ ${all.map(oneOf).join(' & ')}::tsquery`;
};

/**
 * Entities with these words whose report is late, of which the record does not tell yet. In the hours after midnight there are tens of thousands
 * of those: all are found before some are taken, so that the planner does not bet on meeting some early while it takes names apart.
 */
export const newlyLateWithTerms = (terms: Terms, now: Date): RawBuilder<FoundEntity> =>
  sql`with late as materialized (
      select * from entity where ${isNewlyLate(now)} and ${hasTerms(terms, LAPSING)})
    select ${COLUMNS}, null as former_name from late as entity limit ${sql.lit(MAX_FOUND + 1)}`;

const NO_STATUS = sql.lit('');

async function read(db: Db, query: RawBuilder<FoundEntity>): Promise<FoundEntity[]> {
  return (await query.execute(db)).rows;
}

/** Each entity once, under the name that it has where that was found. */
const eachOnce = (found: readonly FoundEntity[]): FoundEntity[] => {
  const byId = new Map<string, FoundEntity>();
  for (const entity of found)
    if (byId.get(entity.entity_id)?.former_name !== null) byId.set(entity.entity_id, entity);
  return [...byId.values()];
};

/** Those that fit best come first; of equals names on record before former ones, then by the alphabet. */
function inOrder(text: string, found: readonly FoundEntity[]): FoundEntity[] {
  const rank = searchRank(text);
  const ranked = found.map((entity) => ({ entity, rank: rank(entity.former_name ?? entity.name) }));
  return ranked
    .sort(
      ({ entity: one, rank: rankOfOne }, { entity: other, rank: rankOfOther }) =>
        rankOfOne - rankOfOther ||
        Number(one.former_name !== null) - Number(other.former_name !== null) ||
        one.name.localeCompare(other.name, 'en-US') ||
        one.entity_id.localeCompare(other.entity_id),
    )
    .map(({ entity }) => entity);
}

/** What is found by queries one after the other, until it is more than is shown. */
async function readAll(db: Db, queries: Iterable<RawBuilder<FoundEntity>>): Promise<FoundEntity[]> {
  let found: FoundEntity[] = [];
  for (const query of queries) {
    found = eachOnce([...found, ...(await read(db, query))]);
    if (found.length > MAX_FOUND) break;
  }
  return found;
}

async function isAnyFound(db: Db, queries: Iterable<RawBuilder<FoundEntity>>): Promise<boolean> {
  for (const query of queries) if ((await read(db, query)).length > 0) return true;
  return false;
}

/** Entities whose name is what was typed, then those whose name begins so: of many, these are among what is read. */
function named(text: string, standing: Standing | undefined): RawBuilder<FoundEntity>[] {
  const isSame = sql`name_text(name) = any(${sameNameTexts(text)}::text[])`;
  return [
    withNames(sql`${isSame} and ${isOf(standing)}`),
    withFormerNames(isSame, standing),
    ...beginningTexts(text).map((beginning) => withBeginning(beginning, standing)),
  ];
}

/** Entities with a term of each list in their name, whichever the index has first. */
const withTerms = (terms: Terms, standing?: Standing): RawBuilder<FoundEntity>[] => [
  withNames(sql`${hasTerms(terms, standing && recordedStatusesOf(standing.group))} and ${isOf(standing)}`),
  ...(standing?.group === 'attention' ? [newlyLateWithTerms(terms, standing.now)] : []),
  withFormerNames(hasTerms(terms, [], NO_STATUS), standing),
];

async function search(db: Transaction<Database>, text: string, standing?: Standing): Promise<FoundByWords> {
  const answer = (found: readonly FoundEntity[], isClose: boolean): FoundByWords => ({
    entities: inOrder(text, found).slice(0, MAX_FOUND),
    isClose,
    isCut: found.length > MAX_FOUND,
  });
  const id = entityIdInAddress(text);
  if (isEntityIdInput(id)) {
    const numbered = await read(db, withNames(sql`entity_id = ${id} and ${isOf(standing)}`));
    if (numbered.length > 0) return answer(numbered, false);
  }
  const words = searchWords(text);
  const exact = words.map((word) => [begun(word)]);
  const found = await readAll(db, [...named(text, standing), ...withTerms(exact, standing)]);
  if (found.length > 0) return answer(found, false);
  // A name that is on record with another status was not misspelled.
  if (standing !== undefined && (await isAnyFound(db, withTerms(exact)))) return answer([], false);
  const close = await closeWords(db, words, isCloseSpelling);
  if (close.size === 0) return answer([], true);
  const spelled = words.map((word) => [begun(word), ...(close.get(word) ?? []).map(whole)]);
  return answer(await readAll(db, withTerms(spelled, standing)), true);
}

/**
 * A search reads by indexes alone, since the planner is kept from betting on an early end of a scan; it reads by itself, so that of two at once each
 * has a processor; and it has memory to keep each row of millions that an index names, which would be tested again otherwise.
 */
const SETTINGS = sql`select set_config('enable_seqscan', 'off', true) as scan, set_config('jit', 'off', true) as jit,
  set_config('max_parallel_workers_per_gather', '0', true) as workers, set_config('work_mem', '32MB', true) as memory`;

/**
 * The entity of an ID number, or entities by the words of the names that they have or had, in any order: each word whole or its beginning,
 * and in close spellings where no name has them as they were typed. Punctuation alone is not looked for. The one search for all who ask by
 * name. Indexes answer all of it, however common or short the words are.
 */
export async function findByWords(db: Db, text: string, standing?: Standing): Promise<FoundByWords> {
  if (wordsOf(text).length === 0) return { entities: [], isClose: false, isCut: false };
  return timedSearch(db, async (tx) => {
    await SETTINGS.execute(tx);
    return search(tx, text, standing);
  });
}

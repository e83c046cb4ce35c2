import { sql, type RawBuilder } from 'kysely';
import { isCloseSpelling, searchWords, type StatusGroup } from '#rules';
import type { Connection } from '../../server/database/connection';
import { findByWords, type FoundByWords, MAX_FOUND } from '../../server/entities/find-by-words';
import { isStanding, type Standing } from '../../server/entities/standing-group';

type Db = Connection['db'];

export interface Search {
  text: string;
  group: StatusGroup | undefined;
}

/** The hour after the midnight since which a month's reports are late: the record, as of 2026-11-20, does not tell it yet. */
const NOW = new Date('2026-12-01T08:00:00Z');

export const standingFor = ({ group }: Search): Standing | undefined => group && { group, now: NOW };

/** Every name that an entity has or had as the text of its words, with a space before and behind each, and no index. */
async function keepPlainNames(session: Db): Promise<void> {
  await sql`create temp table plain_name as
    select entity_id, ' ' || array_to_string(name_words(name), ' ') || ' ' as words
    from (select entity_id, name from entity union all select entity_id, name from former_name) as each`.execute(
    session,
  );
}

/** For each typed word, the patterns of which a name keeps one. */
type Patterns = readonly (readonly string[])[];
const begun = (word: string): string => `% ${word}%`;
const whole = (word: string): string => `% ${word} %`;

/** How many entities a plain scan finds, and which of those that the search has found. */
interface Scanned {
  count: number;
  known: string[];
}

async function scan(
  session: Db,
  { patterns, standing, found }: { patterns: Patterns; standing?: Standing | undefined; found: FoundByWords },
): Promise<Scanned> {
  const conditions = patterns.map((some): RawBuilder<unknown> => sql`words like any (${[...some]}::text[])`);
  const status = standing === undefined ? sql`true` : isStanding(standing);
  const ids = found.entities.map(({ entity_id }) => entity_id);
  const { rows } = await sql<Scanned>`
    with plain as (select distinct entity_id from plain_name where ${sql.join(conditions, sql` and `)})
    select count(*)::int as count, coalesce(array_agg(entity_id) filter (where entity_id = any(${ids})), '{}') as known
    from plain join entity using (entity_id) where ${status}`.execute(session);
  return rows[0] ?? { count: 0, known: [] };
}

/** What the search was to find, and whether in other spellings. */
async function expected(
  session: Db,
  { search, found, words }: { search: Search; found: FoundByWords; words: readonly string[] },
): Promise<Scanned & { isClose: boolean }> {
  const typed = searchWords(search.text);
  const standing = standingFor(search);
  const patterns = typed.map((word) => [begun(word)]);
  const exact = await scan(session, { patterns, standing, found });
  if (exact.count > 0) return { ...exact, isClose: false };
  if (standing && (await scan(session, { patterns, found })).count > 0) return { ...exact, isClose: false };
  const spelled = typed.map((word) => [
    begun(word),
    ...words.filter((one) => isCloseSpelling(word, one)).map(whole),
  ]);
  return { ...(await scan(session, { patterns: spelled, standing, found })), isClose: true };
}

/** In what a search is wrong, but for the order; empty where it is right. */
function fault({ entities, isCut, isClose }: FoundByWords, scanned: Scanned & { isClose: boolean }): string {
  const others = entities.filter(({ entity_id }) => !scanned.known.includes(entity_id));
  if (others.length > 0) return `finds ${others.map(({ name }) => name).join(', ')}`;
  // Of the words that are like a misspelled one, the most similar are compared with it.
  if (isClose && scanned.isClose && entities.length > 0) return '';
  const shown = Math.min(scanned.count, MAX_FOUND);
  if (entities.length !== shown) return `finds ${entities.length} of ${shown}`;
  if (isCut !== scanned.count > MAX_FOUND) return `says of ${scanned.count}: ${isCut ? '' : 'not '}cut`;
  return isClose === scanned.isClose ? '' : `says of ${scanned.count}: ${isClose ? '' : 'not '}close`;
}

/** What is wrong with the searches that find something else than a scan of all names without an index. */
export async function wrongSearches(db: Db, session: Db, searches: readonly Search[]): Promise<string[]> {
  await keepPlainNames(session);
  const { rows } = await sql<{ word: string }>`select word from name_word`.execute(session);
  const words = rows.map(({ word }) => word);
  const wrong: string[] = [];
  for (const search of searches) {
    const found = await findByWords(db, search.text, standingFor(search));
    const problem = fault(found, await expected(session, { search, found, words }));
    if (problem !== '') wrong.push(`  ${search.text} (${search.group ?? 'any status'}) ${problem}`);
  }
  return wrong;
}

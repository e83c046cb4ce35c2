import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';

/** How many words on record are compared with a typed one. */
const MAX_CANDIDATES = 300;
/** The most letters by which a misspelled word is longer or shorter. */
const MOST_SLIPS = 2;
/** The least that two words one or two slips apart have in common, in trigrams: `APSEN` and `ASPEN` share two of ten. */
const LEAST_SIMILARITY = 0.18;

/** The words of names that each typed word may mean, by a rule, without those that begin with it: these are found anyway. */
export async function closeWords(
  db: Transaction<Database>,
  typed: readonly string[],
  isClose: (typed: string, word: string) => boolean,
): Promise<Map<string, string[]>> {
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(LEAST_SIMILARITY)}, true)`.execute(db);
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed, candidate.word from unnest(${[...typed]}::text[]) as typed
    cross join lateral (
      select word from name_word
      where word % typed and length(word) between length(typed) - ${sql.lit(MOST_SLIPS)} and length(typed) + ${sql.lit(MOST_SLIPS)}
      order by similarity(word, typed) desc, word limit ${sql.lit(MAX_CANDIDATES)}
    ) as candidate`.execute(db);
  const close = new Map<string, string[]>();
  for (const row of rows)
    if (!row.word.startsWith(row.typed) && isClose(row.typed, row.word))
      close.set(row.typed, [...(close.get(row.typed) ?? []), row.word]);
  return close;
}

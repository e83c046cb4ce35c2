import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A name is taken apart in the time of a thousand comparisons. A planner that takes it for one does so with tens of thousands of names that
 * another index finds, rather than ask the index of words.
 */
export const costOfSearchTerms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter function search_terms(text, text) cost 1000`.execute(db);
  },
};

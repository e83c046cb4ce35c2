import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A delayed filing on a delinquent or dissolved entity also holds its name without statutory language, where nobody else has it. What
 * was submitted before holds none, and gets the name with the language if somebody else took the other one.
 */
export const bareNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table submission add column bare_name text`.execute(db);
  },
};

import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/** Whether a city lies in a state near a ZIP code is asked for every address; without an index each answer reads all ZIP codes. */
export const citiesOfZipCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index zip_code_city on zip_code (state, upper(city))`.execute(db);
  },
};

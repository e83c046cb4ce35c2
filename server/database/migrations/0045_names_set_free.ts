import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The statutory language now enters a name later than the status of its entity: a job looks for names without it every hour, among
 * millions that have it.
 */
export const namesSetFree: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index entity_without_language on entity (status_code, delinquency_date, dissolution_date)
      where name !~* ',(?!\\s*Reinstated\\y)[^,]{1,60}\\y(January|February|March|April|May|June|July|August|September|October|November|December) \\d{1,2}, \\d{4}$'
      and status_code in ('DQQ', 'ADISS', 'TDISS', 'DISS3Y', 'JDISS', 'VDISS')`.execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

/** Housekeeping asks for the oldest open report of the entities of one status: the index does not pass over those of the others. */
export const overdueReports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of [
      `set local statement_timeout = 0`,
      `drop index entity_report_due`,
      `create index entity_report_due on entity (status_code, report_due, entity_id) where status_code in ('GOOD', 'EXIST', 'NONCOMP')`,
    ]) {
      await sql.raw(change).execute(db);
    }
  },
};

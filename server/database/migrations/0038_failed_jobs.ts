import { sql, type Kysely, type Migration } from 'kysely';

/** Failed jobs stay for good among all that are finished: a monitor asks for them often. */
export const failedJobs: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index outbox_failed on outbox (kind) where state = 'failed'`.execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

/** A lock remembers that its page was closed: the audit log tells that apart from a lease that ran out. */
export const closedReviews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table pending_filing add column lock_page_closed boolean not null default false`.execute(
      db,
    );
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

/**
 * How long each part of a snapshot is, and what the end of its file has to say of it (T4-snapshot). Null in parts of an earlier version of
 * the server, which knows no format with an end: what it has begun is made anew.
 */
export const snapshotEnds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table snapshot_part add column bytes integer, add column "end" bytea`.execute(db);
  },
};

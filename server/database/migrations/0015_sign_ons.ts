import { sql, type Kysely, type Migration } from 'kysely';

/** An entry of the audit log that tells a sign-on names it by a digest, so that each stands there once, whichever server sees it first. */
export const signOns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table audit_entry add column sign_on text unique`.execute(db);
  },
};

import type { Kysely, Migration } from 'kysely';

/**
 * The use of a passcode is repeated by the browser whose use it was, and by nobody else. A use that an older server has noted has no key,
 * and cannot be repeated.
 */
export const repeatedPasscodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('passcode').addColumn('repeat_hash', 'text').execute();
  },
};

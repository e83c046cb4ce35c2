import type { Kysely, Migration } from 'kysely';

/** What a sign-on provider calls those whom it knows by a number that says nothing to anybody. */
export const staffNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_name')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .execute();
  },
};

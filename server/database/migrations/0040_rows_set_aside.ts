import type { Kysely, Migration } from 'kysely';

/** Rows on which a job failed, so that it goes on with the others. */
export const rowsSetAside: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('row_set_aside')
      .addColumn('job', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('first_at', 'timestamptz', (column) => column.notNull())
      .addColumn('tried_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('row_set_aside_pkey', ['job', 'subject'])
      .execute();
  },
};

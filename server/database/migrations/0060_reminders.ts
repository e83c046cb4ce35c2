import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // Until which day of the office those who follow a report were reminded: one row, which a server makes at its first start. While they are
  // reminded of a further day, also of that one up to an entity and a follower of it.
  `create table reminder_reader (
     one boolean primary key default true constraint reminder_reader_is_one check (one),
     told_until date not null,
     day date,
     entity_id text not null default '',
     follower_id text not null default ''
   )`,
];

/** Who is reminded of periodic reports (T3-remind). */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // How far those who watch records were told of the public changes: one row, which a server makes at its first start.
  `create table notice_reader (
     one boolean primary key default true constraint notice_reader_is_one check (one),
     position bigint not null,
     told_to text not null default ''
   )`,

  // How much a follower was sent on a day of the office, and what is kept for the one message that comes after that day.
  `create table notice_day (
     follower_id text not null references follower on delete cascade,
     day date not null,
     told integer not null,
     primary key (follower_id, day)
   )`,
  `create table notice_kept (
     follower_id text not null references follower on delete cascade,
     day date not null,
     position bigint not null,
     entity_id text not null,
     line jsonb not null,
     primary key (follower_id, day, position)
   )`,
  `create index notice_day_by_day on notice_day (day)`,
  `create index notice_kept_by_day on notice_kept (day)`,

  // The language in which a filing was paid for: the one in which its contacts are written to. Null where nobody knows.
  `alter table submission add column language text`,
  // In which state a filing was before.
  `create index public_change_of_document on public_change (document, position) where document is not null`,
];

/** What is told of public changes (T3-tell, T3-digest). */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};

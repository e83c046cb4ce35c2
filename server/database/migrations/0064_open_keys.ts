import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // A key that was asked for, made and taken back. What was taken back stays, so that its holder can be told so.
  `create table open_key (
     open_key_id text primary key,
     follower_id text not null references follower on delete cascade,
     asked_at timestamptz not null,
     -- SHA-256 of the key, which itself is kept nowhere.
     key_hash text constraint open_key_hash unique,
     made_at timestamptz,
     taken_back_at timestamptz,
     constraint open_key_made_as_a_whole check ((key_hash is null) = (made_at is null)),
     constraint open_key_taken_back_once_made check (taken_back_at is null or made_at is not null)
   )`,
  // An address has one key that counts, and one that waits for its link.
  `create unique index open_key_live on open_key (follower_id) where made_at is not null and taken_back_at is null`,
  `create unique index open_key_asked on open_key (follower_id) where made_at is null`,
  `create index open_key_of_follower on open_key (follower_id)`,
];

/** Keys of the open record, one for each confirmed address (T4-read). */
export const openKeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};

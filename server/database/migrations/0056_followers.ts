import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // One row an address; also for those who were told something without asking for it, since every message names the page that stops it.
  `create table follower (
     follower_id text primary key,
     channel text not null constraint follower_channel_named check (channel in ('email', 'text')),
     address text not null,
     address_key text not null,
     language text not null,
     created_at timestamptz not null,
     told_at timestamptz,
     constraint follower_of_address unique (channel, address_key)
   )`,

  // What an address follows, and the wording that was agreed to. What was ended stays as the proof of that.
  `create table follow (
     follow_id text primary key,
     follower_id text not null references follower on delete cascade,
     entity_id text not null,
     events text[] not null,
     wording text not null,
     language text not null,
     asked_at timestamptz not null,
     confirmed_at timestamptz,
     ended_at timestamptz,
     constraint follow_of_entity unique (follower_id, entity_id)
   )`,
  `create index follow_in_force on follow (entity_id) where confirmed_at is not null and ended_at is null`,
  `create index follow_by_age on follow (asked_at) where confirmed_at is null or ended_at is not null`,

  // Addresses to which nothing is sent. They outlive everything else that is known of them.
  `create table suppressed_address (
     channel text not null constraint suppressed_address_channel_named check (channel in ('email', 'text')),
     address_key text not null,
     since timestamptz not null,
     reason text not null,
     primary key (channel, address_key)
   )`,
];

/** Who follows which record, and which addresses want no message (T3-follow, T3-stop). */
export const followers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};

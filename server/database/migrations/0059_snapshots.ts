import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // The whole public record at a position of the log of changes, in parts, so that no more than a part is ever in memory.
  `create table snapshot (
     snapshot_id bigint generated always as identity primary key,
     position bigint not null,
     begun_at timestamptz not null,
     finished_at timestamptz,
     -- The last entity that is in it so far.
     last_entity text not null default '',
     parts integer not null default 0,
     entities integer not null default 0,
     -- Of each format: bytes and SHA-256, once it is finished.
     files jsonb
   )`,
  `create table snapshot_part (
     snapshot_id bigint not null references snapshot,
     format text not null,
     part integer not null,
     contents bytea,
     object_key text,
     object_digest text,
     primary key (snapshot_id, format, part)
   )`,
  `create index snapshot_part_object on snapshot_part (object_key) where object_key is not null`,
];

/** Snapshots of the open record (T4-snapshot). */
export const snapshots: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};

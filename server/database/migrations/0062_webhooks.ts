import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // Where the log of public changes is sent to, and how far that has come. It holds no secret: those are derived from the server's.
  `create table webhook (
     webhook_id text primary key,
     holder_id text not null references follower on delete cascade,
     url text not null,
     events text[] not null,
     state text not null constraint webhook_state_named check (state in ('unconfirmed', 'active', 'paused', 'ended')),
     position bigint not null,
     secret_version integer not null default 1,
     former_secret_version integer,
     former_secret_until timestamptz,
     created_at timestamptz not null,
     confirmed_at timestamptz,
     delivered_at timestamptz,
     failing_since timestamptz,
     failures integer not null default 0,
     failed_at timestamptz,
     last_failure text,
     due_at timestamptz not null,
     -- One server sends at a time. A lease that was taken over has another number.
     held_until timestamptz,
     lease integer not null default 0,
     ended_at timestamptz
   )`,
  `create unique index webhook_of_key on webhook (holder_id, url) where state <> 'ended'`,
  `create index webhook_due on webhook (due_at) where state in ('unconfirmed', 'active')`,
];

/** Webhooks for the log of public changes (T4-push). */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};

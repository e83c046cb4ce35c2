import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // One row for a name with its addresses, however often a passcode is asked for there.
  `create table individual (
     individual_id text primary key,
     person_key text not null unique,
     details jsonb not null,
     created_at timestamptz not null
   )`,
  `create index individual_age on individual (created_at)`,

  // The passcode itself is nowhere: only the key under which it is found.
  `create table passcode (
     passcode_id text primary key,
     issue_number bigint generated always as identity,
     individual_id text not null references individual on delete cascade,
     lookup_key text not null unique,
     state text not null check (state in ('issued', 'used', 'replaced')),
     issued_at timestamptz not null,
     used_at timestamptz,
     agent_history_id text references agent_history on delete set null,
     constraint passcode_used check ((state = 'used') = (used_at is not null)),
     constraint passcode_agent check (agent_history_id is null or state = 'used')
   )`,
  `create unique index passcode_of_individual on passcode (individual_id) where state = 'issued'`,
  `create index passcode_individual on passcode (individual_id)`,
  `create index passcode_age on passcode (issued_at)`,
  `create index passcode_agent_history on passcode (agent_history_id) where agent_history_id is not null`,

  `create table passcode_tries (
     caller text primary key,
     tries integer not null,
     waits_until timestamptz not null,
     tried_at timestamptz not null
   )`,
  `create index passcode_tries_age on passcode_tries (tried_at)`,
];

/** Individuals, the passcodes that are mailed to them, and how often wrong ones were tried. */
export const mailedPasscodes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};

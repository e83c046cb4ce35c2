import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // In a large registry an index takes longer than any request may.
  `set local statement_timeout = 0`,

  // Which version of the draft an attempt to pay carries: tells the latest content from an earlier one.
  `alter table submission add column draft_version integer not null default 0`,

  // What money was paid for is kept for good; the index finds the rest by age.
  `alter table filing_draft add column money_moved boolean not null default false`,
  `update filing_draft set money_moved = true where ref_id in (
     select ref_id from submission where state in ('filed', 'refunding', 'refunded')
     union
     select ref_id from submission join payment_event using (submission_key) where type in ('succeeded', 'refunded')
   )`,
  `create index filing_draft_age on filing_draft (updated_at) where not money_moved`,
  `create index payment_event_of_submission on payment_event (submission_key)`,

  // The one filing that a verified agent counts for; null until the first filing names it.
  `alter table agent_history add column submission_key uuid`,
  `create index agent_history_of_filing on agent_history (submission_key)`,
  `create index agent_history_unnamed on agent_history (created_at) where submission_key is null`,

  `create table rate_window (
     bucket text primary key,
     started_at timestamptz not null,
     hits integer not null
   )`,
  `create index rate_window_age on rate_window (started_at)`,

  `create index outbox_finished on outbox (finished_at) where state = 'done'`,
  `create index name_holding_lapsing on name_holding (expires_at) where expires_at is not null`,
];

/** What lets old rows be found and removed, agents be bound to their filing, and limits be counted by all replicas together. */
export const upkeep: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};

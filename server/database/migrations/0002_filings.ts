import { sql, type Kysely, type Migration } from 'kysely';

const TABLES = [
  `create table filing_draft (
     ref_id text primary key,
     submission_key uuid not null unique,
     version integer not null,
     filing jsonb not null,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create table attachment (
     attachment_key text primary key,
     ref_id text not null references filing_draft (ref_id),
     file_name text not null,
     mime_type text not null,
     size integer not null check (size > 0),
     is_private boolean not null,
     contents bytea not null,
     created_at timestamptz not null
   )`,
  `create index attachment_of_filing on attachment (ref_id)`,
  `create table submission (
     submission_key uuid primary key,
     ref_id text not null unique references filing_draft (ref_id),
     state text not null,
     attempt integer not null,
     filing jsonb not null,
     filing_digest text not null,
     amount integer not null check (amount >= 0),
     session_id text unique,
     payment_url text,
     expires_at timestamptz not null,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create table payment_event (
     event_id text primary key,
     submission_key uuid not null references submission (submission_key),
     attempt integer not null,
     type text not null,
     action text not null,
     received_at timestamptz not null
   )`,
  `create table filing_record (
     transaction_id text primary key,
     submission_key uuid not null unique references submission (submission_key),
     entity_id text not null,
     transaction_type text not null,
     filing jsonb not null,
     filed_at timestamptz not null,
     effective_at timestamptz not null,
     is_effective boolean not null,
     amount integer not null,
     payment_type text not null,
     last4 text,
     session_id text not null unique
   )`,
  `create index filing_record_of_entity on filing_record (entity_id)`,
  `create table filing_document (
     transaction_id text primary key references filing_record (transaction_id),
     contents bytea not null,
     created_at timestamptz not null
   )`,
  `create table outbox (
     outbox_id bigserial primary key,
     kind text not null,
     dedupe_key text unique,
     payload jsonb not null,
     state text not null,
     due_at timestamptz not null,
     attempts integer not null default 0,
     held_until timestamptz,
     last_error text,
     created_at timestamptz not null,
     finished_at timestamptz
   )`,
  `create index outbox_due on outbox (due_at) where state = 'queued'`,
  `create table card_session (
     session_id text primary key,
     idempotency_key text not null unique,
     reference text not null,
     amount integer not null,
     description text not null,
     detail text not null,
     success_url text not null,
     back_url text not null,
     cancel_url text not null,
     state text not null,
     declined_cards integer not null default 0,
     is_declined boolean not null default false,
     expires_at timestamptz not null,
     created_at timestamptz not null
   )`,
  `create table card_charge (
     session_id text primary key references card_session (session_id),
     state text not null,
     amount integer not null,
     payment_type text not null,
     last4 text,
     is_notified boolean not null,
     created_at timestamptz not null
   )`,
];

/** Filings in progress and on record, the outbox, and the embedded payment provider's own tables. */
export const filings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of TABLES) await sql.raw(table).execute(db);
  },
};

import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  `set local statement_timeout = 0`,

  `create table account (
     account_id text primary key,
     kind text not null constraint account_kind_named check (kind in ('staff', 'secureFiling')),
     user_id text not null,
     name text not null,
     email text not null,
     entity_id text references entity,
     roles text[] not null default '{}',
     password_hash text,
     temporary_hash text,
     temporary_ends_at timestamptz,
     state text not null default 'active' constraint account_state_named check (state in ('active', 'locked')),
     logins_valid_from timestamptz,
     created_at timestamptz not null,
     constraint account_entity_of_secure_filer check ((kind = 'secureFiling') = (entity_id is not null)),
     constraint account_roles_of_staff check (kind = 'staff' or cardinality(roles) = 0),
     constraint account_passwords_are_hashed
       check (password_hash like '$argon2id$%' and temporary_hash like '$argon2id$%'),
     constraint account_temporary_ends check ((temporary_hash is null) = (temporary_ends_at is null))
   )`,
  `create unique index account_user_id on account (lower(user_id))`,
  // Secure filers log in with the entity and their email.
  `create unique index account_email_of_entity on account (entity_id, lower(email)) where entity_id is not null`,

  `create table secure_filing_session (
     token_digest text primary key
       constraint secure_filing_session_digest_is_sha256 check (token_digest ~ '^[0-9a-f]{64}$'),
     account_id text not null references account,
     created_at timestamptz not null,
     last_used_at timestamptz not null,
     ends_at timestamptz not null
   )`,
  `create index secure_filing_session_account on secure_filing_session (account_id)`,
  `create index secure_filing_session_end on secure_filing_session (ends_at)`,

  `create table login_attempt (
     subject text primary key
       constraint login_attempt_subject_is_sha256 check (subject ~ '^[0-9a-f]{64}$'),
     tries integer not null constraint login_attempt_counts check (tries >= 0),
     last_at timestamptz not null,
     waits_until timestamptz
   )`,
  `create index login_attempt_last on login_attempt (last_at)`,

  // Setting up secure filing changes the record of an entity, of which the history keeps what it was.
  `alter table entity_history add column sbf boolean`,
  `update entity_history set sbf = entity.sbf from entity where entity.entity_id = entity_history.entity_id`,
  `alter table entity_history alter column sbf set not null`,
  `alter table entity_history drop constraint entity_history_cause_named`,
  `alter table entity_history add constraint entity_history_cause_named
     check (cause in ('filing', 'housekeeping', 'secureFiling'))`,
];

/** One store of accounts for staff and secure filers, their logins, and the passwords that were tried. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};

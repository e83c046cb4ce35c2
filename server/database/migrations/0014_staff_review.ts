import { sql, type Kysely, type Migration } from 'kysely';

/** What staff may tell a filer whose filing they reject. The office edits the rows; these are the ones that it began with. */
const REASONS = [
  ['Affidavit', 'AFF-SIGN', 'Not signed', 'The affidavit is not signed.'],
  [
    'Affidavit',
    'AFF-NOTARY',
    'Not notarized',
    'The affidavit is not notarized, or the notary’s seal cannot be read.',
  ],
  [
    'Affidavit',
    'AFF-NAME',
    'Another name',
    'The name on the affidavit is not the name of the person who filed.',
  ],
  [
    'Affidavit',
    'AFF-READ',
    'Not readable',
    'The affidavit cannot be read. Send a clearer copy of every page.',
  ],
  ['Photo ID', 'ID-EXPIRED', 'Expired', 'The photo ID has expired.'],
  ['Photo ID', 'ID-READ', 'Not readable', 'The photo ID cannot be read. Send a clearer copy of both sides.'],
  ['Photo ID', 'ID-PERSON', 'Another person', 'The photo ID is not that of the person who filed.'],
  [
    'Filing',
    'FIL-AUTHORITY',
    'Authority not shown',
    'Nothing that was sent shows that the person who filed may act for the entity.',
  ],
  [
    'Filing',
    'FIL-DISPUTE',
    'Disputed',
    'Somebody who is on record with the entity has told the office that this filing is not authorized.',
  ],
  ['Filing', 'FIL-CONTENT', 'Incomplete', 'The filing or its attachments do not say what the law asks for.'],
] as const;

const CHANGES = [
  `set local statement_timeout = 0`,

  // A filing that staff have rejected was never on record. It is kept as evidence, and may be filed again under its reference.
  `alter table filing_record
     drop constraint filing_record_effect_state_named,
     add constraint filing_record_effect_state_named
       check (effect_state in ('effective', 'delayed', 'waitingForReview', 'rejected'))`,
  `alter table filing_record drop constraint if exists filing_record_submission_key_key`,
  `create unique index filing_record_submission on filing_record (submission_key) where effect_state <> 'rejected'`,
  `create index filing_record_rejected on filing_record (submission_key) where effect_state = 'rejected'`,

  // A rejected filing is one in progress again, until this moment (reading 33).
  `alter table filing_draft add column returned_until timestamptz`,

  // A document whose personal data were removed is withheld from the public record (reading 36).
  `alter table filing_record add column withheld_at timestamptz`,

  // Filings that wait for staff: who processes each, and what was decided. One row a filing, one lock a row.
  `create table pending_filing (
     sequence bigint generated always as identity primary key,
     transaction_id text not null unique references filing_record,
     entity_id text not null references entity,
     received_at timestamptz not null,
     state text not null default 'unlocked',
     version integer not null default 1,
     lock_user_id text,
     lock_taken_at timestamptz,
     lock_renewed_at timestamptz,
     excluded_attachments jsonb not null default '[]',
     reasons jsonb not null default '[]',
     decided_by text,
     decided_at timestamptz,
     constraint pending_filing_state_named check (state in ('unlocked', 'locked', 'approved', 'rejected')),
     constraint pending_filing_lock_whole check (
       (state = 'locked') = (lock_user_id is not null)
       and (lock_user_id is null) = (lock_taken_at is null)
       and (lock_user_id is null) = (lock_renewed_at is null)),
     constraint pending_filing_decision_whole check (
       (state in ('approved', 'rejected')) = (decided_by is not null)
       and (decided_by is null) = (decided_at is null))
   )`,
  // The queue in its order, both ways.
  `create index pending_filing_queue on pending_filing (received_at, sequence) where state in ('unlocked', 'locked')`,
  `create index pending_filing_decided on pending_filing (decided_at) where state in ('approved', 'rejected')`,
  `insert into pending_filing (transaction_id, entity_id, received_at)
     select transaction_id, entity_id, filed_at from filing_record
     where effect_state = 'waitingForReview' order by filed_at, transaction_id`,

  `create table reject_reason (
     reason_id text primary key,
     place integer not null unique,
     reason_group text not null,
     short_reason text not null,
     long_reason text not null
   )`,

  // What staff did. Rows are only ever added.
  `create table audit_entry (
     audit_id bigint generated always as identity primary key,
     at timestamptz not null,
     user_id text not null,
     action text not null,
     entity_id text,
     transaction_id text,
     details jsonb not null default '{}',
     constraint audit_entry_action_named check (action in ('lockTaken', 'lockTakenOver', 'lockReleased', 'lockExpired',
       'approved', 'rejected', 'privateFilesSeen', 'personalDataRemoved', 'signedOn'))
   )`,
  `create index audit_entry_of_user on audit_entry (user_id, audit_id)`,
  `create index audit_entry_of_entity on audit_entry (entity_id, audit_id)`,
  `create index audit_entry_of_filing on audit_entry (transaction_id, audit_id)`,
  `create function refuse_change_of_audit() returns trigger language plpgsql as $$
     begin raise exception 'The audit log is append-only.' using errcode = 'integrity_constraint_violation'; end $$`,
  `create trigger audit_entry_is_append_only before update or delete or truncate on audit_entry
     for each statement execute function refuse_change_of_audit()`,

  // Requests to remove personal data: a document is removed once.
  `create table pii_request (
     request_id bigint generated always as identity primary key,
     entity_id text not null references entity,
     pii_transaction_id text not null unique references filing_record,
     removal_transaction_id text not null references filing_record,
     filers jsonb not null,
     user_id text not null,
     created_at timestamptz not null
   )`,
  `create index pii_request_of_entity on pii_request (entity_id)`,
];

/** Staff's review of filings, the audit log, and requests to remove personal data. */
export const staffReview: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
    for (const [place, [group, id, short, long]] of REASONS.entries()) {
      await sql`insert into reject_reason (reason_id, place, reason_group, short_reason, long_reason)
        values (${id}, ${place + 1}, ${group}, ${short}, ${long})`.execute(db);
    }
  },
};

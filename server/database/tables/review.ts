import type { Filer, OvertakenFact, PendingState } from '#rules';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A filing that waits for staff, or that they have decided about. */
export interface PendingFilingTable {
  /** Its number in the queue, in the order of receipt. bigint: the driver gives text. */
  sequence: Generated<string>;
  /** Document number. */
  transaction_id: string;
  entity_id: string;
  received_at: Date;
  state: Generated<PendingState>;
  /** Rises with each lock, release and decision; a renewed lock keeps it. */
  version: Generated<number>;
  /** Who processes it, since when, and when their open review was last heard of; null while nobody does. */
  lock_user_id: string | null;
  lock_taken_at: Date | null;
  lock_renewed_at: Date | null;
  /** The page that held the lock was closed, and has not come back since. */
  lock_page_closed: Generated<boolean>;
  /** Keys of the attachments that an approval left out of the record. */
  excluded_attachments: JSONColumnType<string[], string | undefined, string>;
  /** The reasons of a rejection as the filer was told them, one line each. */
  reasons: JSONColumnType<string[], string | undefined, string>;
  /** What an approval did not set on record, since a later effect had set it (reading 41); null for none, and before the decision. */
  overtaken: ColumnType<OvertakenFact[] | null, string | null | undefined, string | null>;
  decided_by: string | null;
  decided_at: Date | null;
}

/** How many filings wait: one row, which triggers of the database keep up to date. */
export interface QueueLengthTable {
  one: Generated<boolean>;
  /** bigint: the driver gives text. */
  waiting: string;
}

/** A reason for a rejection that staff may choose. */
export interface RejectReasonTable {
  reason_id: string;
  /** Its place in the office's order, from 1. */
  place: number;
  reason_group: string;
  short_reason: string;
  long_reason: string;
}

/** What staff did, as the audit log names it. */
export type AuditAction =
  | 'lockTaken'
  | 'lockTakenOver'
  | 'lockReleased'
  | 'lockExpired'
  | 'approved'
  | 'rejected'
  | 'privateFilesSeen'
  | 'personalDataSeen'
  | 'personalDataRemoved'
  | 'accountsSeen'
  | 'accountCreated'
  | 'paymentClosed'
  | 'accountChanged'
  | 'signedOn';

/** An entry of the audit log. The database refuses to change or delete one. */
export interface AuditEntryTable {
  audit_id: Generated<string>;
  at: Date;
  /** Empty for what the registry does automatically. */
  user_id: string;
  action: AuditAction;
  entity_id: string | null;
  transaction_id: string | null;
  details: JSONColumnType<Record<string, string>>;
  /** Digest of the sign-on that an entry tells; null for every other entry. */
  sign_on: ColumnType<string | null, string | undefined, never>;
}

/** A request to remove personal data from a filed document. */
export interface PiiRequestTable {
  request_id: Generated<string>;
  entity_id: string;
  pii_transaction_id: string;
  removal_transaction_id: string;
  filers: JSONColumnType<Pick<Filer, 'nameValues' | 'addressValues'>[]>;
  user_id: string;
  created_at: Date;
}

/** The name that a sign-on provider has for a member of staff whom it identifies by a number. */
export interface StaffNameTable {
  user_id: string;
  name: string;
}

export interface ReviewTables {
  pending_filing: PendingFilingTable;
  queue_length: QueueLengthTable;
  reject_reason: RejectReasonTable;
  audit_entry: AuditEntryTable;
  /** The first request about a document. */
  pii_request: PiiRequestTable;
  /** Later requests about the same document, with other content. */
  pii_further_request: PiiRequestTable;
  staff_name: StaffNameTable;
}

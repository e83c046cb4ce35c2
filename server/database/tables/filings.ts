import type {
  Filing,
  FilingProblem,
  PaymentAction,
  PaymentEventType,
  RecordedState,
  RefundCause,
  SubmissionState,
} from '#rules';
import type { ColumnType, Expression, Generated, JSONColumnType, Selectable } from 'kysely';

/** A filing in progress, saved so that a reload restores it. */
export interface FilingDraftTable {
  /** Unguessable. */
  ref_id: string;
  submission_key: string;
  /** Rises with each save. */
  version: number;
  filing: JSONColumnType<Filing>;
  /** True once it was paid for: it is then kept for good. */
  money_moved: Generated<boolean>;
  /** Until when a filing that staff rejected can be corrected; null for every other (reading 33). */
  returned_until: ColumnType<Date | null, undefined, Date | null>;
  /**
   * What its filer was told to have changed when the last request to pay was refused; empty where only problems were, or its charge was
   * refunded. Null where nothing was refused since its content changed.
   */
  refusal: ColumnType<FilingProblem[] | null, undefined, string | null | Expression<FilingProblem[] | null>>;
  created_at: Date;
  updated_at: Date;
}

/** The code with which a filing in progress is continued on another device; one a filing. */
export interface ReturnCodeTable {
  ref_id: string;
  /** Keyed hash of the code, which is kept nowhere itself. */
  code_key: string;
  /** SHA-256 of the token of the mailed link; null where none was mailed. */
  link_digest: string | null;
  /** When somebody came back by the link; null while it was not used. */
  link_used_at: Date | null;
  created_at: Date;
}

/** Null unless the contents of a file lie in the object store. */
type OfObject = ColumnType<string | null, string | null | undefined, string | null>;

/** Where the contents of a file are stored: in the row, or in an object. */
interface ContentsColumns {
  contents: Buffer | null;
  object_key: OfObject;
  /** SHA-256 of what is in the object, in base64. */
  object_digest: OfObject;
}

export const CONTENTS_COLUMNS = ['contents', 'object_key', 'object_digest'] as const;

/** A file saved with a filing in progress. */
export interface AttachmentTable extends ContentsColumns {
  attachment_key: string;
  ref_id: string;
  file_name: string;
  mime_type: string;
  /** Bytes. */
  size: number;
  is_private: boolean;
  created_at: Date;
}

/**
 * Whether an open attempt to pay carries the content that is to be paid for: `replaced` once newer content has claimed it, whose
 * request then closes its session.
 */
export type AttemptState = 'active' | 'replaced';

/** A filing submitted for payment: one row a submission key, whatever happens to the payment. */
export interface SubmissionTable {
  submission_key: string;
  ref_id: string;
  state: SubmissionState;
  /** Counts the payment sessions opened, so that an event of an earlier one is recognized. */
  attempt: number;
  attempt_state: AttemptState;
  /** Version of the draft that claimed the attempt last: of two tabs, the content of the later version is paid for. */
  draft_version: number;
  filing: JSONColumnType<Filing>;
  /** SHA-256 of the filing as submitted, in hexadecimal: distinguishes a repeated request from changed content. */
  filing_digest: string;
  /** The name that the filing holds while it is paid; null when it needs none. */
  held_name: string | null;
  /**
   * The same name without statutory language, which a delayed filing gets if the entity is cured or reinstated by then: held as well
   * where it is free. Null when the filing has no use for one.
   */
  bare_name: string | null;
  /** Whole dollars. */
  amount: number;
  /** Of the current attempt; null until the provider has answered. */
  session_id: string | null;
  payment_url: string | null;
  /** Why the charge of the current attempt was refunded; null when it was not. */
  refund_cause: ColumnType<RefundCause | null, string | null | undefined, string | null>;
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
  /** In which its filer read when paying; null where nobody knows. */
  language: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Each payment event that was applied, once. */
export interface PaymentEventTable {
  event_id: string;
  submission_key: string;
  attempt: number;
  type: PaymentEventType;
  action: PaymentAction;
  received_at: Date;
}

/** A filing on record. */
export interface FilingRecordTable {
  /** Document number. */
  transaction_id: string;
  submission_key: string;
  entity_id: string;
  transaction_type: string;
  filing: JSONColumnType<Filing>;
  filed_at: Date;
  effective_at: Date;
  effect_state: RecordedState;
  amount: number;
  payment_type: string;
  /** Null for a prepaid account. */
  last4: string | null;
  session_id: string;
  /** When the document was withheld from the public record (reading 36); null while it is public. */
  withheld_at: ColumnType<Date | null, undefined, Date | null>;
}

/** The people to whom the receipt of a filing was mailed. */
export interface ReceiptAddressTable {
  transaction_id: string;
  /** Keyed hash of the address in lower case. */
  address_key: string;
}

/** A filing on record, as it is read. */
export type FilingRecord = Selectable<FilingRecordTable>;

/** A document that was made once and is served from here. */
export interface FilingDocumentTable extends ContentsColumns {
  transaction_id: string;
  created_at: Date;
}

/** This registry's name in the object store, and how far the store was looked through: one row. */
export interface FileStoreTable {
  one: Generated<boolean>;
  prefix: string;
  /** Key after which the sweep goes on; empty at the beginning. */
  swept_to: Generated<string>;
}

/**
 * The bytes that unpaid filings take up, maintained by triggers of the database. Only the sum over all parts is meaningful; a single part may even be negative.
 */
export interface UnfiledStorageTable {
  part: number;
  /** bigint: the driver gives text. */
  draft_bytes: Generated<string>;
  file_bytes: Generated<string>;
}

/** A job that a transaction has queued to be run after it. */
export interface OutboxTable {
  /** bigint: the driver gives text. */
  outbox_id: Generated<string>;
  kind: string;
  /** Jobs under the same key are queued once. */
  dedupe_key: string | null;
  payload: JSONColumnType<Record<string, unknown>>;
  state: 'queued' | 'done' | 'failed';
  /** By the registry's clock. */
  due_at: Date;
  attempts: ColumnType<number, number | undefined, number>;
  /** By real time: no worker claims it before. A lease while it runs, a pause after a failure. */
  held_until: Date | null;
  last_error: string | null;
  created_at: Date;
  finished_at: Date | null;
}

export interface FilingTables {
  filing_draft: FilingDraftTable;
  return_code: ReturnCodeTable;
  attachment: AttachmentTable;
  submission: SubmissionTable;
  payment_event: PaymentEventTable;
  filing_record: FilingRecordTable;
  receipt_address: ReceiptAddressTable;
  filing_document: FilingDocumentTable;
  file_store: FileStoreTable;
  unfiled_storage: UnfiledStorageTable;
  outbox: OutboxTable;
}

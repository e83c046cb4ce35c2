import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A key of the open record: asked for, made with its link, taken back. */
export interface OpenKeyTable {
  /** Cannot be guessed, but opens nothing by itself. */
  open_key_id: string;
  /** Whose it is: the address that the link was sent to. */
  follower_id: string;
  asked_at: Date;
  /** SHA-256 of the key, in hexadecimal digits. */
  key_hash: ColumnType<string | null, string | null | undefined, string | null>;
  made_at: Moment;
  taken_back_at: Moment;
}

export interface OpenKeyTables {
  open_key: OpenKeyTable;
}

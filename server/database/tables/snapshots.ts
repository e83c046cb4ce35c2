import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A file of a snapshot: the parts of one format, one after the other. */
export interface SnapshotFile {
  format: 'ndjson' | 'csv' | 'parquet';
  bytes: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

/** The whole public record at a position of the log; null in `finished_at` while it is being made. */
export interface SnapshotTable {
  snapshot_id: Generated<string>;
  position: ColumnType<string, number, never>;
  begun_at: Date;
  finished_at: ColumnType<Date | null, undefined, Date>;
  last_entity: Generated<string>;
  parts: Generated<number>;
  entities: Generated<number>;
  files: JSONColumnType<SnapshotFile[] | null, undefined, string>;
}

/** A part of a snapshot in one format, compressed by itself; the end of a file is a part of its own. */
export interface SnapshotPartTable {
  snapshot_id: string;
  format: SnapshotFile['format'];
  part: number;
  contents: Buffer | null;
  object_key: string | null;
  object_digest: string | null;
  /** Null where an earlier version of the server has written it. */
  bytes: ColumnType<number | null, number, never>;
  /** What the end of the file has to say of this part, where the format has an end. */
  end: ColumnType<Buffer | null, Buffer | null | undefined, never>;
}

export interface SnapshotTables {
  snapshot: SnapshotTable;
  snapshot_part: SnapshotPartTable;
}

import type { ColumnType } from 'kysely';

/** A row that a job could not change. */
export interface RowSetAsideTable {
  job: string;
  /** What the job was to change: an entity's ID, the key of a row. */
  subject: string;
  reason: string;
  first_at: ColumnType<Date, Date, never>;
  /** When it was tried last. */
  tried_at: Date;
}

export interface UpkeepTables {
  row_set_aside: RowSetAsideTable;
}

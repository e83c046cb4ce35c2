import type { ColumnType } from 'kysely';

/** The testers' clock: one row, the offset in milliseconds. */
export interface ClockOffsetTable {
  id: 1;
  /** bigint: the driver gives text. */
  milliseconds: ColumnType<string, number, number>;
}

/** Work done once in the life of a database, such as loading reference data or the sample registry. */
export interface LoadedDataTable {
  name: string;
  version: string;
}

export interface ClockTables {
  clock_offset: ClockOffsetTable;
  loaded_data: LoadedDataTable;
}

import type { RowSet } from './row-set';
import { rowSet } from './row-set';
import type { Segmentation } from './segments';
import { segment } from './segments';
import type { TableShape } from './table';

export interface Column {
  readonly input: string;
  readonly segments: Segmentation;
  /** For each piece of the domain, the rows that cover it. */
  readonly rows: readonly RowSet[];
}

export interface CompiledTable {
  readonly columns: readonly Column[];
  readonly allRows: RowSet;
}

const compileColumns = (table: TableShape): Column[] =>
  Object.entries(table.inputs).map(([input, domain]) => {
    const cells = table.rows.map((row) => row.when[input]);
    const segments = segment(domain, cells);
    const covers = cells.map((cell) => segments.covers(cell));
    const rows = Array.from({ length: segments.count }, (_, piece) =>
      rowSet(covers.map((row) => row[piece] === true)),
    );
    return { input, segments, rows };
  });

/** The table as sets of rows for each piece of each column, for the proof that it is complete and free of contradictions. */
export const compile = (table: TableShape): CompiledTable => ({
  columns: compileColumns(table),
  allRows: rowSet(table.rows.map(() => true)),
});

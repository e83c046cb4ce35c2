import { rowText } from '#rules';
import type { TableShape } from '#rules';
import type { RowHits } from './row-hits';

/** A row of a decision table and how many scenarios it decided in. */
interface CountedRow {
  number: number;
  row: string;
  scenarios: number;
  /** Where those scenarios stand. */
  places: readonly string[];
}

export interface CountedTable {
  name: string;
  source: string;
  rows: CountedRow[];
}

type TableRow = TableShape['rows'][number];

/** The same row, which records that its outcome was read: the engine reads only the outcomes of rows that decide. */
const noting = (row: TableRow, hits: RowHits): TableRow => ({
  when: row.when,
  get then() {
    hits.note(row);
    return row.then;
  },
});

/**
 * Puts counting rows in the place of a table's own, so that the rule book does not know that it is counted.
 * @returns the counts, to be asked for when the scenarios have run
 */
export const countTables = (tables: readonly TableShape[], hits: RowHits): (() => CountedTable[]) => {
  const originals = tables.map((table) => ({ table, rows: [...table.rows] }));
  for (const { table, rows } of originals)
    rows.forEach((row, place) => ((table.rows as TableRow[])[place] = noting(row, hits)));
  return () =>
    originals.map(({ table: { name, source }, rows }) => ({
      name,
      source,
      rows: rows.map((row, place) => ({
        number: place + 1,
        row: rowText(row.when, row.then),
        scenarios: hits.of(row),
        places: hits.placesOf(row),
      })),
    }));
};

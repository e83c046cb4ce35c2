import type { Table } from '../foundation/phrases';

/** A step's data table, as both runners of the phrase book offer it. */
export const tableOf = (cells: readonly (readonly string[])[]): Table => {
  const [head = [], ...body] = cells;
  return {
    hashes: () => body.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? '']))),
    rows: () => body.map((row) => [...row]),
    rowsHash: () => Object.fromEntries(cells.map(([name = '', value = '']) => [name, value])),
  };
};

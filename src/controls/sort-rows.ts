/** By which column, counted from 0, and which way. */
export interface SortOrder {
  column: number;
  direction: 'ascending' | 'descending';
}

/** Rows in the order of a value: numbers in a text by their size, capitals beside small letters. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => string,
  direction: SortOrder['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  return [...rows].sort((one, other) => sign * compare(value(one), value(other)));
}

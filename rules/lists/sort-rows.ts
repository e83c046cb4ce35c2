/** Which way a list is sorted. */
export type SortDirection = 'ascending' | 'descending';

/**
 * Rows in the order of a text: numbers in it by their size, capitals equal to small letters. Empty texts come last in either
 * direction, and rows with equal texts stay in the order in which they came.
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  direction: SortDirection,
): Row[] => {
  const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, text: textOf(row) }))
    .sort(
      (one, other) =>
        Number(one.text === '') - Number(other.text === '') || sign * compare(one.text, other.text),
    )
    .map(({ row }) => row);
};

/** A block of a table's cells: for each column the pieces of its domain that it spans. */
export type Block = readonly (readonly number[])[];

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** The column in which two blocks differ, when it is the only one. */
const onlyDifference = (one: Block, other: Block): number | undefined => {
  const different = one.flatMap((pieces, column) => (isSame(pieces, other[column] ?? []) ? [] : [column]));
  return different.length === 1 ? different[0] : undefined;
};

const union = (one: readonly number[], other: readonly number[]): number[] =>
  [...new Set([...one, ...other])].sort((a, b) => a - b);

/**
 * The same cells in fewer blocks: two that differ in one column become one, until none do, so that a row that is missing is
 * reported as the one row that it was, however the other rows cut its cells.
 */
export const mergeCells = (blocks: readonly Block[]): Block[] => {
  const merged: Block[] = [];
  for (const block of blocks) {
    let grown = block;
    for (let place = 0; place < merged.length; place += 1) {
      const other = merged[place] ?? [];
      const column = onlyDifference(other, grown);
      if (column === undefined) continue;
      grown = other.map((pieces, index) => (index === column ? union(pieces, grown[index] ?? []) : pieces));
      merged.splice(place, 1);
      // A block that has grown may now fit one that it did not fit before.
      place = -1;
    }
    merged.push(grown);
  }
  return merged;
};

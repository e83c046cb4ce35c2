/** A block of a table's cells: for each column the pieces of its domain that it spans. */
export type Block = readonly (readonly number[])[];

const differInOneColumn = (one: Block, other: Block): boolean =>
  one.filter((pieces, column) => String(pieces) !== String(other[column])).length === 1;

/** Two blocks that differ in one column, as one. */
const union = (one: Block, other: Block): Block =>
  one.map((pieces, column) => [...new Set([...pieces, ...(other[column] ?? [])])].sort((a, b) => a - b));

/** Adds a block; a block that grew may now fit another with which it did not fit before. */
const withBlock = (merged: Block[], block: Block): Block[] => {
  const mergeable = merged.find((other) => differInOneColumn(other, block));
  if (!mergeable) return [...merged, block];
  const otherRows = merged.filter((other) => other !== mergeable);
  return withBlock(otherRows, union(mergeable, block));
};

/**
 * The same cells in fewer blocks: two that differ in one column become one, until none do, so that a row that is missing is
 * reported as the one row that it was, however the other rows cut its cells.
 */
export const mergeCells = (blocks: readonly Block[]): Block[] =>
  blocks.reduce<Block[]>((merged, block) => withBlock(merged, block), []);

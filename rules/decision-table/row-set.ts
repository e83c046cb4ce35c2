const BITS = 32;

/** A set of rows as bits, 32 to a word. */
export type RowSet = Uint32Array;

/** The set of the rows that fit. */
export const rowSet = (fits: readonly boolean[]): RowSet => {
  const set = new Uint32Array(Math.max(1, Math.ceil(fits.length / BITS)));
  fits.forEach((fit, row) => {
    if (fit) set[row >>> 5] = (set[row >>> 5] ?? 0) | (1 << (row & 31));
  });
  return set;
};

/** The rows of both. */
export const intersection = (one: RowSet, other: RowSet): RowSet =>
  one.map((bits, word) => bits & (other[word] ?? 0));

export const isIn = (set: RowSet, row: number): boolean => (((set[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

/** The rows of a set in their order, from 0. */
export const rowNumbers = (set: RowSet): number[] => {
  const numbers: number[] = [];
  set.forEach((bits, word) => {
    for (let remainingBits = bits; remainingBits !== 0; remainingBits &= remainingBits - 1)
      numbers.push(word * BITS + 31 - Math.clz32(remainingBits & -remainingBits));
  });
  return numbers;
};

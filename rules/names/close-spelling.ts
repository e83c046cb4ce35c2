/** Words shorter than this are spelled as they are: too many other words are one letter away from them. */
const SHORTEST = 4;

/** How many slips a word may have: one, and two in a long word. */
const slipsAllowed = (word: string): number => (word.length < SHORTEST ? 0 : word.length < 7 ? 1 : 2);

/**
 * How many letters have to be added, left out, replaced, or changed with their neighbor, to make one word of the other. One row of the
 * usual table at a time, and the one before for neighbors.
 */
const slipsBetween = (one: string, other: string): number => {
  let previousRow: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (previousRow[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    previousRow = last;
    last = current;
  }
  return last[other.length] ?? 0;
};

/**
 * Whether a typed word is probably a misspelling of a word on record: `COFEE` of `COFFEE`, `APSEN` of `ASPEN`.
 * @param typed in the same case as the other
 */
export const isCloseSpelling = (typed: string, word: string): boolean => {
  const allowed = slipsAllowed(typed);
  return Math.abs(typed.length - word.length) <= allowed && slipsBetween(typed, word) <= allowed;
};

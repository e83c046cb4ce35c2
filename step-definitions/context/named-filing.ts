import type { Filing, FilingType } from '#rules';

/** What is told, at every level, where a scenario takes a filing for granted. */
export const NO_FILING =
  'The scenario names no filing. Say which one, in it or in a Background: "Given the filing is a limited liability company".';

/**
 * The type of a filing that has one.
 * @throws {Error} for what is not begun
 */
export const typeOf = ({ filingType }: Filing): FilingType => {
  if (filingType === '') throw new Error(NO_FILING);
  return filingType;
};

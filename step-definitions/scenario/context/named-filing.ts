import type { Filing, FilingType } from '#rules';

/** The error, at every level, when a scenario needs a filing and names none. */
export const NO_FILING =
  'The scenario names no filing. Say which one, in it or in a Background: "Given the filing is a limited liability company".';

/**
 * The type of the scenario's filing.
 * @throws {Error} where the scenario names none
 */
export const typeOf = ({ filingType }: Filing): FilingType => {
  if (filingType === '') throw new Error(NO_FILING);
  return filingType;
};

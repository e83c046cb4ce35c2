/** A test that the runner can carry out alone. */
export interface CollectedTest {
  name: string;
  run: () => unknown;
  /** The file it is written in; empty for a scenario. */
  file: string;
}

/** The file whose tests are being collected. */
export const current = { file: '' };

/** Every test of the bundle, in the order it was written. */
export const tests: CollectedTest[] = [];

/** A test that the runner can carry out alone. */
export interface CollectedTest {
  name: string;
  run: () => unknown;
}

/** Every test of the bundle, in the order it was written. */
export const tests: CollectedTest[] = [];

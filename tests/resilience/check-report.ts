/** The attempts, and what did not hold: nothing when all is well. */
export interface CheckReport {
  what: string;
  faults: readonly string[];
}

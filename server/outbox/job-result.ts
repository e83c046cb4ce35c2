/** The result of a job: done, or to be run again at that instant of the registry's clock. */
export type JobResult = void | { again: Date };

import { configureGlobal } from 'fast-check';

/* A mutant must meet the same values as the code did without it, or chance would decide whether it is found. */
configureGlobal({ seed: 20_261_120, numRuns: 50, endOnFailure: true });

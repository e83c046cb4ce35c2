import type { Outcome } from '#rules';

/** What the registry answers to a question. */
export interface RegistryAnswer {
  outcome: Outcome;
  /** A success without content. */
  isEmpty?: boolean;
}

import type { AlertStatus, CatalogOperation, Outcome } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** What the registry answers to a question. */
export interface RegistryAnswer {
  outcome: Outcome;
  /** A success that carries nothing. */
  isEmpty?: boolean;
}

/** What failures of the registry lead to, by the error catalog. */
export interface FailuresDriver {
  answer(operation: CatalogOperation, answer: RegistryAnswer): Soon<void>;
  /** What becomes of it, by the names of the vocabulary: 'down', 'log', 'error message' ... */
  effects(): Soon<string[]>;
  isLogged(): Soon<boolean>;
  /** The sentence that the log alone holds. */
  logged(): Soon<string>;
  isSentAway(): Soon<boolean>;
  /** An alert with a sentence; what it reads is the message. */
  alert(status: AlertStatus, sentence: string): Soon<void>;
  message(): Soon<string>;
}

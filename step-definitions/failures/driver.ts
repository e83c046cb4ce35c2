import type { AlertStatus, CatalogOperation, Outcome } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** What the registry answers to a question. */
export interface RegistryAnswer {
  outcome: Outcome;
  /** A success that carries nothing. */
  isEmpty?: boolean;
}

/** What is set for the whole portal, and what failures lead to. */
export interface PortalDriver {
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
  askVersion(): Soon<void>;
  version(): Soon<string>;
  /** A user who holds these roles comes to what is for any of those. */
  come(held: string[], listed: string[]): Soon<void>;
  comeAsDeveloper(environment: string): Soon<void>;
  /** Whether that is shown which the user or the developer came to. */
  isShown(): Soon<boolean>;
}

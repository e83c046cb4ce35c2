import type { AlertStatus, CatalogOperation } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

/** What failures of the registry lead to, by the error catalog. */
export interface FailuresDriver {
  receiveAnswer(operation: CatalogOperation, answer: RegistryAnswer): MaybePromise<void>;
  /** The effects, by the names of the vocabulary: 'down', 'log', 'error message' ... */
  effects(): MaybePromise<string[]>;
  isLogged(): MaybePromise<boolean>;
  /** The sentence that is only logged. */
  loggedMessage(): MaybePromise<string>;
  isSentElsewhere(): MaybePromise<boolean>;
  /** Shows an alert with a sentence; its whole text is the message. */
  showAlert(status: AlertStatus, sentence: string): MaybePromise<void>;
  shownMessage(): MaybePromise<string>;
}

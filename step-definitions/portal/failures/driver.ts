import type { AlertStatus, CatalogOperation } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const FAILURES_ACTIONS: DriverActions<FailuresDriver> = {
  receiveAnswer: 'receive an answer of the registry',
  effects: 'list the effects of an answer',
  isLogged: 'tell whether a failure is logged',
  loggedMessage: 'tell what is logged',
  isSentElsewhere: 'tell whether the filer is sent elsewhere',
  showAlert: 'show an alert',
  shownMessage: 'tell the message that is shown',
};

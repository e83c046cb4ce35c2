import { isSentence, term, type Text } from '../language/text';

/** Pages that an outcome may send the filer to. `error` is the configured external error page, `home` the business home. */
export type OutcomePage =
  | 'down'
  | 'filingIssue'
  | 'error'
  | 'fileAForm'
  | 'home'
  | 'login'
  | 'resetConfirm'
  | 'pendingQueue'
  | 'piiEntry'
  | 'receipt'
  | 'filingreview'
  | 'intro';

/** Dialogs that an outcome may open. */
export type OutcomeDialog = 'nameTaken' | 'passwordChanged';

/** What an outcome makes the application do, as data. `{status}` in a message is the code or status that was answered (`withStatus`). */
export type Effect =
  | { kind: 'goTo'; page: OutcomePage }
  | { kind: 'showMessage'; severity: 'error' | 'info' | 'success'; message: Text }
  /** A sentence at a field of the form on the page. */
  | { kind: 'showProblem'; path: string; message: string }
  /** The coded problems of the answer, each at its field; `ifNone` is shown where it has none. */
  | { kind: 'showProblems'; ifNone?: string }
  | { kind: 'openDialog'; dialog: OutcomeDialog }
  | { kind: 'setFlag'; flag: 'isServiceDown' | 'hasFilingError' }
  | { kind: 'clearField'; path: string }
  /** Clears what the browser has stored. */
  | { kind: 'clearStored'; keys: readonly StoredKey[] }
  /** To the payment provider, after storing the filing's reference. */
  | { kind: 'goToPayment' }
  /** Asks again after a pause. */
  | { kind: 'retry'; afterSeconds: number }
  /** Into the log, with these facts of the question, and a sentence that is not shown to the filer. */
  | { kind: 'log'; facts: readonly string[]; message?: Text };

export type StoredKey = 'ref' | 'agentNavigation' | 'storedLocation';

export const log = (...facts: string[]): Effect => ({ kind: 'log', facts });
export const logMessage = (message: Text): Effect => ({ kind: 'log', facts: [], message });
export const goTo = (page: OutcomePage): Effect => ({ kind: 'goTo', page });
export const showError = (message: Text): Effect => ({ kind: 'showMessage', severity: 'error', message });
export const showSuccess = (message: string): Effect => ({
  kind: 'showMessage',
  severity: 'success',
  message,
});
export const setFlag = (flag: 'isServiceDown' | 'hasFilingError'): Effect => ({ kind: 'setFlag', flag });

/** A sentence followed by the code or status that was answered: 'Error approving filing. Status: 404'. */
export const withStatus = (message: string): Text => ({
  text: '{message} Status: {status}',
  values: { message: term(message) },
});

const inStatus = (message: Text, status: number): Text =>
  isSentence(message) ? { ...message, values: { ...message.values, status } } : message;

/** The effect with the status of the answer in its message. */
export const withStatusFilledIn = (effect: Effect, status: number): Effect => {
  if (effect.kind === 'showMessage') return { ...effect, message: inStatus(effect.message, status) };
  if (effect.kind === 'log' && effect.message !== undefined)
    return { ...effect, message: inStatus(effect.message, status) };
  return effect;
};

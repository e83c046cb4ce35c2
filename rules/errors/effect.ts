/** Pages that an outcome may send the filer to. `error` is the configured external error page. */
export type OutcomePage =
  'down' | 'filingIssue' | 'error' | 'fileAForm' | 'receipt' | 'filingreview' | 'intro';

/** What an outcome makes the application do, as data. */
export type Effect =
  | { kind: 'goTo'; page: OutcomePage }
  | { kind: 'showMessage'; severity: 'error' | 'info' | 'success'; message: string }
  /** A sentence at a field of the form on the page. */
  | { kind: 'showProblem'; path: string; message: string }
  /** The coded problems that came with the answer, each at its field. */
  | { kind: 'showProblems' }
  | { kind: 'openDialog'; dialog: 'nameTaken' }
  | { kind: 'setFlag'; flag: 'isServiceDown' | 'hasFilingError' }
  | { kind: 'clearField'; path: string }
  /** Forgets what the browser keeps. */
  | { kind: 'clearStored'; keys: readonly StoredKey[] }
  /** To the payment provider, with the filing's reference kept. */
  | { kind: 'goToPayment' }
  /** Asks again after a pause. */
  | { kind: 'retry'; afterSeconds: number }
  /** Into the log, with these facts of the question. */
  | { kind: 'log'; facts: readonly string[] };

export type StoredKey = 'ref' | 'agentNavigation' | 'storedLocation';

export const log = (...facts: string[]): Effect => ({ kind: 'log', facts });
export const goTo = (page: OutcomePage): Effect => ({ kind: 'goTo', page });
export const showError = (message: string): Effect => ({ kind: 'showMessage', severity: 'error', message });
export const setFlag = (flag: 'isServiceDown' | 'hasFilingError'): Effect => ({ kind: 'setFlag', flag });

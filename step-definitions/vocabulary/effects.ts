import type { Effect } from '#rules';

/** The name of an effect between the wordings and their drivers: its kind and its subject, without the sentence that it shows. */
export const effectName = (effect: Effect): string => {
  switch (effect.kind) {
    case 'goTo':
      return effect.page;
    case 'showMessage':
      return `${effect.severity} message`;
    case 'showProblem':
      return `problem ${effect.path}`;
    case 'openDialog':
      return effect.dialog;
    case 'setFlag':
      return effect.flag;
    case 'clearField':
      return `clear ${effect.path}`;
    case 'clearStored':
      return ['forget', ...effect.keys].join(' ');
    case 'retry':
      return `retry ${effect.afterSeconds}`;
    case 'showProblems':
      return effect.ifNone === undefined ? effect.kind : `${effect.kind} or error message`;
    case 'log':
      return ['log', ...effect.facts].join(' ');
    default:
      return effect.kind;
  }
};

/** Effects of an outcome, as the business names them. */
export const EFFECTS: Readonly<Record<string, string>> = {
  'a log entry': 'log',
  'a log entry with the name and the transaction': 'log entityName transactionType',
  'the down notice': 'down',
  'the filing-issue notice': 'filingIssue',
  'the error notice': 'error',
  'the forms': 'fileAForm',
  'the business home': 'home',
  'the login': 'login',
  'the password reset confirmation': 'resetConfirm',
  'the pending queue': 'pendingQueue',
  'the request for removal': 'piiEntry',
  'the receipt': 'receipt',
  'the review': 'filingreview',
  'the payment': 'goToPayment',
  'an error message': 'error message',
  'an information message': 'info message',
  'a success message': 'success message',
  'a problem with the entity': 'problem entityId',
  'the problems found': 'showProblems',
  'the problems found or else an error message': 'showProblems or error message',
  'the taken-name message': 'nameTaken',
  'the changed-password message': 'passwordChanged',
  'the service-down flag': 'isServiceDown',
  'the filing-error flag': 'hasFilingError',
  'a cleared password': 'clear password',
  'a cleared reference': 'forget ref',
  'a cleared agent': 'forget storedLocation agentNavigation',
  'an immediate retry': 'retry 0',
  'a delayed retry': 'retry 2',
};

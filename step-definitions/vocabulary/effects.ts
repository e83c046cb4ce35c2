import type { Effect } from '#rules';

/** What an effect is called between the phrase book and its drivers: with what it is about, but for the sentence that it shows. */
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
    case 'log':
      return ['log', ...effect.facts].join(' ');
    default:
      return effect.kind;
  }
};

/** Effects of an outcome, as the business names them. */
export const EFFECTS: Readonly<Record<string, string>> = {
  'the log': 'log',
  'the log with the name and the transaction': 'log entityName transactionType',
  'the down notice': 'down',
  'the filing-issue notice': 'filingIssue',
  'the error address': 'error',
  'the forms': 'fileAForm',
  'the business home': 'home',
  'the login': 'login',
  'the reset confirmation': 'resetConfirm',
  'the pending queue': 'pendingQueue',
  'the receipt': 'receipt',
  'the review': 'filingreview',
  'the payment': 'goToPayment',
  'an error message': 'error message',
  'a note': 'info message',
  'a message of success': 'success message',
  'a problem with the entity': 'problem entityId',
  'the problems found': 'showProblems',
  'the taken-name message': 'nameTaken',
  'the changed-password message': 'passwordChanged',
  'the service-down flag': 'isServiceDown',
  'the filing-error flag': 'hasFilingError',
  'the password forgotten': 'clear password',
  'the reference forgotten': 'forget ref',
  'the agent forgotten': 'forget storedLocation agentNavigation',
  'another try at once': 'retry 0',
  'another try soon': 'retry 2',
};

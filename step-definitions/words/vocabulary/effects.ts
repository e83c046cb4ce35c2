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

/** What follows from what happened, as who is concerned sees it. */
export const EFFECTS: Readonly<Record<string, string>> = {
  'a note for operators': 'log',
  'a note for operators with the name and the transaction': 'log entityName transactionType',
  'the notice that the service is down': 'down',
  'the notice that the filing cannot go on': 'filingIssue',
  'the notice of an error': 'error',
  'the forms': 'fileAForm',
  'the business home': 'home',
  'the login': 'login',
  'the password reset confirmation': 'resetConfirm',
  'the pending queue': 'pendingQueue',
  'the request for removal': 'piiEntry',
  'the receipt': 'receipt',
  'the review': 'filingreview',
  'the payment': 'goToPayment',
  'a message': 'error message',
  'an information message': 'info message',
  'a confirmation': 'success message',
  'a problem at the entity number': 'problem entityId',
  'the problems at their fields': 'showProblems',
  'the problems at their fields or else a message': 'showProblems or error message',
  'the message that the name is taken': 'nameTaken',
  'the message that the password was changed': 'passwordChanged',
  'a mark that the service is down': 'isServiceDown',
  'a mark that the document cannot be had': 'hasFilingError',
  'an emptied password': 'clear password',
  'a forgotten filing number': 'forget ref',
  'a forgotten agent': 'forget storedLocation agentNavigation',
  'another try at once': 'retry 0',
  'another try after two seconds': 'retry 2',
};

import { TOO_MANY_TRIES_MESSAGE } from './access-rows';
import { answered, otherwise, unanswered } from './catalog-row';
import { log, showError } from './effect';

const SEARCHES = ['accountByUserId', 'searchUserName', 'searchUserBsf'] as const;
const NOT_FOUND_OUT = showError('The accounts could not be retrieved. Try again.');

/** The message when another administrator has changed the account meanwhile. */
export const CHANGED_MEANWHILE_MESSAGE =
  'Another administrator has changed this account meanwhile. Nothing was changed now. Look at the account as it is, then try again.';
const GONE = showError('There is no account with this user ID any more. Look for it again.');
const NOT_ALLOWED =
  'Nothing was changed: the registry refuses this for the account as it is now. Load the page again and look at the account.';
const NOT_CHANGED = 'The account could not be changed at this time.';

const TAKEN =
  'No account was created: the registry has one like it already. Look for it before you try again.';
const NOT_CREATED = showError(
  'The account could not be created at this time. Nothing was changed. Try again.',
);

/**
 * Requests of administrators about accounts (A7-users). A value that is taken is reported at its field where the answer names it, otherwise
 * by the sentence. Without an answer, the request may have been carried out nevertheless.
 */
export const ACCOUNT_ROWS = [
  answered(SEARCHES, 200),
  otherwise(SEARCHES, [200], log(), NOT_FOUND_OUT),
  unanswered(SEARCHES, log(), NOT_FOUND_OUT),

  answered('updateUser', 200),
  answered('updateUser', 404, GONE),
  answered('updateUser', 409, { kind: 'showProblems', ifNone: NOT_ALLOWED }),
  answered('updateUser', 412, showError(CHANGED_MEANWHILE_MESSAGE)),
  answered('updateUser', 422, { kind: 'showProblems' }),
  otherwise(
    'updateUser',
    [200, 404, 409, 412, 422],
    log(),
    showError(`${NOT_CHANGED} Nothing was changed. Try again.`),
  ),
  unanswered(
    'updateUser',
    log(),
    showError(`No answer has come. The change may have been made: look at the account, then try again.`),
  ),

  answered('accountCreation', 200),
  answered('accountCreation', 404, {
    kind: 'showProblem',
    path: 'entityId',
    message: 'There is no entity on record with this ID number.',
  }),
  answered('accountCreation', 409, { kind: 'showProblems', ifNone: TAKEN }),
  answered('accountCreation', 422, { kind: 'showProblems' }),
  answered('accountCreation', 429, showError(TOO_MANY_TRIES_MESSAGE)),
  otherwise('accountCreation', [200, 404, 409, 422, 429], log(), NOT_CREATED),
  unanswered(
    'accountCreation',
    log(),
    showError('No answer has come. The account may have been created: look for it before you try again.'),
  ),
];

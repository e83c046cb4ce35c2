import { INVALID_LOGIN_MESSAGE, TEMPORARY_PASSWORD_MESSAGE } from './login-messages';
import { answered, otherwise, unanswered } from './catalog-row';
import type { Effect } from './effect';
import { goTo, log, showError, showSuccess } from './effect';

export const TOO_MANY_TRIES_MESSAGE = 'Too many attempts were made. Wait a few minutes, then try again.';
const TOO_MANY_TRIES = showError(TOO_MANY_TRIES_MESSAGE);
const FORGET_PASSWORD: Effect = { kind: 'clearField', path: 'password' };
const PASSWORD_CHANGED: Effect = { kind: 'openDialog', dialog: 'passwordChanged' };
const NOT_SET_UP = showError(
  'Secure filing could not be set up at this time. Nothing was changed. Try again.',
);

/** Secure business filing, passwords and users (A8-access, W7-authcheck). */
export const ACCESS_ROWS = [
  answered('secureFilingLogin', 200),
  answered('secureFilingLogin', 401, showError(INVALID_LOGIN_MESSAGE), FORGET_PASSWORD),
  answered('secureFilingLogin', 429, TOO_MANY_TRIES),
  otherwise('secureFilingLogin', [200, 401, 429], goTo('down')),
  unanswered('secureFilingLogin', goTo('down')),

  // Logging out succeeds for the user whatever is answered: the portal forgets the token.
  answered('secureFilingLogOut', 200),
  otherwise('secureFilingLogOut', [200], log()),
  unanswered('secureFilingLogOut', log()),

  // 401 is answered for an unknown person: the answer must not tell who has an account.
  answered('secureFilingPasswordReset', [200, 401], showSuccess(TEMPORARY_PASSWORD_MESSAGE)),
  answered('secureFilingPasswordReset', 429, TOO_MANY_TRIES),
  otherwise('secureFilingPasswordReset', [200, 401, 429], goTo('down')),
  unanswered('secureFilingPasswordReset', goTo('down')),

  answered('resetPassword', 200, goTo('resetConfirm')),
  answered('resetPassword', 429, TOO_MANY_TRIES),
  answered('resetPassword', 500, goTo('down')),
  otherwise('resetPassword', [200, 429, 500], goTo('home')),
  unanswered('resetPassword', goTo('down')),

  answered('changePassword', 200, PASSWORD_CHANGED),
  // Not the password is wrong then: the login has ended.
  answered('changePassword', 401, goTo('login')),
  answered('changePassword', 429, TOO_MANY_TRIES),
  answered('changePassword', 500, goTo('down')),
  otherwise(
    'changePassword',
    [200, 401, 429, 500],
    showError(
      'The information you entered does not match what we have in our system. Password is case sensitive.',
    ),
  ),
  unanswered('changePassword', goTo('down')),

  // A token that could not be checked gives no access.
  answered('authenticationCheck', 200),
  answered('authenticationCheck', 401, goTo('login')),
  otherwise('authenticationCheck', [200, 401], log(), goTo('down')),
  unanswered('authenticationCheck', log(), goTo('down')),

  answered('createUser', 200),
  answered(
    'createUser',
    404,
    showError(
      'Secure filing can be set up within a day after a filing was recorded, and not while staff review it.',
    ),
  ),
  answered('createUser', 409, showError('This entity has secure business filing already.')),
  answered('createUser', 422, { kind: 'showProblems' }),
  answered('createUser', 429, TOO_MANY_TRIES),
  otherwise('createUser', [200, 404, 409, 422, 429], log(), NOT_SET_UP),
  unanswered('createUser', log(), NOT_SET_UP),

  answered('searchUserId', 200),
  answered('searchUserId', 401, goTo('login')),
  otherwise('searchUserId', [200, 401], log()),
  unanswered('searchUserId', log()),
];

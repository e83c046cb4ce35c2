import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { TEMPORARY_PASSWORD_MESSAGE } from '../../errors/login-messages';

export type LoginView = 'login' | 'reset';

/** Events that switch the Secure Business Filing page between its two views; a login and its refusal do not. */
export type LoginEvent = 'resetChosen' | 'loginChosen' | 'resetSent';

export interface LoginStep {
  view: LoginView;
  message: string;
}

const loginStepAt = (view: LoginView, message = ''): LoginStep => ({ view, message });

export const LOGIN_PAGE_TABLE = defineTable<LoginStep>()({
  name: 'Views of the Secure Business Filing page',
  source: 'A2-login',
  hitPolicy: 'unique',
  inputs: { event: choice(['resetChosen', 'loginChosen', 'resetSent']) },
  rows: [
    { when: { event: 'resetChosen' }, then: loginStepAt('reset') },
    { when: { event: 'loginChosen' }, then: loginStepAt('login') },
    { when: { event: 'resetSent' }, then: loginStepAt('login', TEMPORARY_PASSWORD_MESSAGE) },
  ],
});

/** The page as it opens (A2-login). */
export const INITIAL_LOGIN_STEP: LoginStep = loginStepAt('login');

/** The view and the message after an event. */
export const loginStep = (event: LoginEvent): LoginStep => evaluate(LOGIN_PAGE_TABLE, { event });

import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { LoginValues } from './login-rules';
import { INVALID_LOGIN_MESSAGE, TEMPORARY_PASSWORD_MESSAGE } from './messages';

export type LoginView = 'login' | 'reset';

/** What happens on the Secure Business Filing page. */
export type LoginEvent = 'resetChosen' | 'loginChosen' | 'loggedIn' | 'refused' | 'resetSent';

export interface LoginStep {
  view: LoginView;
  message: string;
  /** The filer goes back one page, with the token on the filing. */
  leaves: boolean;
}

const at = (view: LoginView, message = '', leaves = false): LoginStep => ({ view, message, leaves });

export const LOGIN_PAGE_TABLE = defineTable<LoginStep>()({
  name: 'Views of the Secure Business Filing page',
  source: 'A2-login',
  hitPolicy: 'unique',
  inputs: { event: choice(['resetChosen', 'loginChosen', 'loggedIn', 'refused', 'resetSent']) },
  rows: [
    { when: { event: 'resetChosen' }, then: at('reset') },
    { when: { event: 'loginChosen' }, then: at('login') },
    { when: { event: 'loggedIn' }, then: at('login', '', true) },
    { when: { event: 'refused' }, then: at('login', INVALID_LOGIN_MESSAGE) },
    { when: { event: 'resetSent' }, then: at('login', TEMPORARY_PASSWORD_MESSAGE) },
  ],
});

/** The Secure Business Filing page: its view, what the filer is told, and what is entered. */
export interface LoginPage extends LoginStep {
  values: LoginValues;
}

/** The page as it opens (A2-login). */
export const openLoginPage = (): LoginPage => ({ ...at('login'), values: { email: '', password: '' } });

/** The view and the message after an event, and whether the filer leaves. */
export const loginStep = (event: LoginEvent): LoginStep => evaluate(LOGIN_PAGE_TABLE, { event });

/** The page after an event. The email stays; a password is never kept beyond the attempt that it was entered for (A8-access). */
export const afterLoginEvent = ({ values }: LoginPage, event: LoginEvent): LoginPage => ({
  ...loginStep(event),
  values: { ...values, password: '' },
});

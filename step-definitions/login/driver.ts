import type { LoginEvent, LoginValues, LoginView, ResetOrigin } from '#rules';
import type { DriverActions } from '../levels/level-driver';
import type { MaybePromise } from '../levels/maybe-promise';

/** Secure filing's login, and passwords. */
export interface LoginDriver {
  openLogin(): MaybePromise<void>;
  /** Enters the values of the login. */
  enterCredentials(values: LoginValues): MaybePromise<void>;
  apply(event: LoginEvent): MaybePromise<void>;
  view(): MaybePromise<LoginView>;
  message(): MaybePromise<string>;
  credentials(): MaybePromise<LoginValues>;
  /** Whether the filer returns to the filing. */
  returnsToFiling(): MaybePromise<boolean>;
  receiveToken(token: string): MaybePromise<void>;
  tokenOnFiling(): MaybePromise<string>;
  finishReset(origin: ResetOrigin, event: 'sent' | 'canceled'): MaybePromise<void>;
  closeConfirmation(roles: string[]): MaybePromise<void>;
  isLoggedOut(): MaybePromise<boolean>;
  /** The page that the user is sent to. */
  currentPlace(): MaybePromise<string>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const LOGIN_ACTIONS: DriverActions<LoginDriver> = {
  openLogin: 'open the login',
  enterCredentials: 'enter email and password',
  apply: 'apply an event of the login',
  view: 'tell which view of the login is shown',
  message: 'tell the message of the login',
  credentials: 'tell the email and password entered',
  returnsToFiling: 'tell whether the filer returns to the filing',
  receiveToken: 'receive the token of a login',
  tokenOnFiling: 'tell the token of the filing',
  finishReset: 'finish a password reset',
  closeConfirmation: 'close the confirmation of a password change',
  isLoggedOut: 'tell whether the user is logged out',
  currentPlace: 'tell where the user is',
};

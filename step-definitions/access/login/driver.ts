import type { LoginEvent, LoginOrigin, LoginValues, LoginView, ResetOrigin, StepName } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** What happens at the login: a change of its view, or a refusal. */
export type LoginPageEvent = LoginEvent | 'refused';

/** Secure filing's login, and passwords. */
export interface LoginDriver {
  openLogin(): MaybePromise<void>;
  /** Tries this many wrong passwords for one account, each as soon as it may be tried. */
  tryWrongPasswords(count: number): MaybePromise<void>;
  /** Seconds until the next password may be tried. */
  waitForNextTry(): MaybePromise<number>;
  /** Enters the values of the login. */
  enterCredentials(values: LoginValues): MaybePromise<void>;
  apply(event: LoginPageEvent): MaybePromise<void>;
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
  /** Logs in at a login that was opened so: `from` the page that asked, or none. */
  logInFrom(
    origin: Pick<LoginOrigin, 'from' | 'transTyp' | 'hasPageBefore'>,
    isTemporary: boolean,
  ): MaybePromise<void>;
  /** The address at which the filer continues, or 'one page back'. */
  continuation(): MaybePromise<string>;
  openPasswordChange(who: { isSignedOn: boolean; isSecureFiler: boolean }): MaybePromise<void>;
  /** 'change' or 'logInFirst'. */
  passwordChangeAccess(): MaybePromise<string>;
  /** Opens a filing for an entity with secure filing by the link that begins it. */
  openSecureFiling(): MaybePromise<void>;
  /** Logs in at the login that is shown. */
  logIn(): MaybePromise<void>;
  /** Logs in with a temporary password. */
  logInForTheFirstTime(): MaybePromise<void>;
  /** Opens a later step of that filing, as a reload does. */
  openSecureStep(step: StepName): MaybePromise<void>;
  /** The registry no longer accepts the login. */
  endLogin(): MaybePromise<void>;
  logOut(): MaybePromise<void>;
  /** Sets secure filing up for the entity of the filing that was just made, from what's next. */
  setUpSecureFiling(email: string): MaybePromise<void>;
  /** Opens a filing on that entity, and logs in with the temporary password that was mailed. */
  logInWithMailedPassword(): MaybePromise<void>;
  /** The entity whose secure filing was set up. */
  securedEntity(): MaybePromise<string>;
  changePassword(newPassword: string): MaybePromise<void>;
  /** Whether the address or the filing that the registry keeps contains the token. */
  isTokenGivenAway(): MaybePromise<boolean>;
  /** The page that the user is sent to. */
  currentPlace(): MaybePromise<string>;
}

import type { LoginEvent, LoginValues, LoginView, ResetOrigin } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** Secure filing's login, and passwords. */
export interface AccountDriver {
  open(): Soon<void>;
  /** The login with what has been entered there. */
  enter(values: LoginValues): Soon<void>;
  happen(event: LoginEvent): Soon<void>;
  view(): Soon<LoginView>;
  message(): Soon<string>;
  values(): Soon<LoginValues>;
  /** Whether the filer goes back to the page before. */
  leaves(): Soon<boolean>;
  logIn(token: string): Soon<void>;
  tokenOnFiling(): Soon<string>;
  endReset(origin: ResetOrigin, event: 'sent' | 'canceled'): Soon<void>;
  closeConfirmation(roles: string[]): Soon<void>;
  isLoggedOut(): Soon<boolean>;
  /** The page that the user comes to. */
  page(): Soon<string>;
}

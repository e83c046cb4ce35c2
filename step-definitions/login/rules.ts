import type { LoginEvent, LoginPage, LoginValues, LoginView, ResetOrigin, SecureFiling } from '#rules';
import { afterLoginEvent, afterPasswordChange, openLoginPage, resetNext, withSecureToken } from '#rules';
import type { AccountDriver } from './driver';
import type { RulesDesk } from '../context/rules';

/** Secure filing's login and passwords, by the rule book. */
export class RulesAccount implements AccountDriver {
  private login: LoginPage = openLoginPage();
  private filing: SecureFiling | undefined;
  private reached = { page: '', message: '' };
  private loggedOut = false;

  constructor(private readonly desk: RulesDesk) {}

  open(): void {
    this.login = openLoginPage();
  }

  enter(values: LoginValues): void {
    this.login = { ...this.login, values };
  }

  happen(event: LoginEvent): void {
    this.login = afterLoginEvent(this.login, event);
  }

  view(): LoginView {
    return this.login.view;
  }

  message(): string {
    return this.reached.page ? this.reached.message : this.login.message;
  }

  values(): LoginValues {
    return this.login.values;
  }

  leaves(): boolean {
    return this.login.leaves;
  }

  logIn(token: string): void {
    this.filing = withSecureToken(this.desk.filing, token);
    this.happen('loggedIn');
  }

  tokenOnFiling(): string {
    return this.filing?.sbfToken ?? '';
  }

  endReset(origin: ResetOrigin, event: 'sent' | 'canceled'): void {
    this.reached = resetNext(origin, event);
  }

  closeConfirmation(roles: string[]): void {
    const { logsOut, page } = afterPasswordChange(roles);
    this.loggedOut = logsOut;
    this.reached = { page, message: '' };
  }

  isLoggedOut(): boolean {
    return this.loggedOut;
  }

  page(): string {
    return this.reached.page;
  }
}

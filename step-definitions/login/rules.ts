import type {
  LoginEvent,
  LoginOpening,
  LoginPage,
  LoginValues,
  LoginView,
  ResetOrigin,
  SecureLogin,
} from '#rules';
import {
  afterLoginEvent,
  afterPasswordChange,
  filingToken,
  loginDestination,
  openLoginPage,
  passwordDoor,
  PATHS,
  resetNext,
} from '#rules';
import type { LoginDriver } from './driver';
import { LOGIN_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { RulesScenarioContext } from '../context/rules';
import { SECURE_ACCOUNT } from './secure-account';

const CONTINUED = { back: 'one page back', changePassword: PATHS.changePassword } as const;

/** Secure filing's login and passwords, by the rule book. */
export class RulesLoginDriver extends levelDriver<LoginDriver>('rules', LOGIN_ACTIONS) {
  private login: LoginPage = openLoginPage();
  private secureLogin: SecureLogin | null = null;
  private destination = { page: '', message: '' };
  private loggedOut = false;
  private continuedAt = '';
  private door = '';

  constructor(private readonly context: RulesScenarioContext) {
    super();
  }

  override openLogin(): void {
    this.login = openLoginPage();
  }

  override enterCredentials(values: LoginValues): void {
    this.login = { ...this.login, values };
  }

  override apply(event: LoginEvent): void {
    this.login = afterLoginEvent(this.login, event);
  }

  override view(): LoginView {
    return this.login.view;
  }

  override message(): string {
    return this.destination.page ? this.destination.message : this.login.message;
  }

  override credentials(): LoginValues {
    return this.login.values;
  }

  override returnsToFiling(): boolean {
    return this.login.leaves;
  }

  override receiveToken(token: string): void {
    // A login is always that of an entity.
    const entityId = this.context.filing.entityId || SECURE_ACCOUNT.entityId;
    this.context.filing = { ...this.context.filing, entityId };
    this.secureLogin = { entityId, token };
    this.apply('loggedIn');
  }

  override tokenOnFiling(): string {
    return filingToken(this.secureLogin, this.context.filing.entityId) ?? '';
  }

  override finishReset(origin: ResetOrigin, event: 'sent' | 'canceled'): void {
    this.destination = resetNext(origin, event);
  }

  override closeConfirmation(roles: string[]): void {
    const { logsOut, page } = afterPasswordChange(roles);
    this.loggedOut = logsOut;
    this.destination = { page, message: '' };
  }

  override logInFrom(
    opening: Pick<LoginOpening, 'from' | 'transTyp' | 'hasPageBefore'>,
    isTemporary: boolean,
  ): void {
    const next = loginDestination({ entityId: SECURE_ACCOUNT.entityId, ...opening }, isTemporary);
    this.continuedAt = next.kind === 'page' ? next.path : CONTINUED[next.kind];
  }

  override continuation(): string {
    return this.continuedAt;
  }

  override openPasswordChange(who: { isSignedOn: boolean; isSecureFiler: boolean }): void {
    this.door = passwordDoor(who);
  }

  override passwordDoor(): string {
    return this.door;
  }

  override isLoggedOut(): boolean {
    return this.loggedOut;
  }

  override currentPlace(): string {
    return this.destination.page;
  }
}

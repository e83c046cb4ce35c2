import type { LoginAttempts, LoginOrigin, LoginValues, LoginView, ResetOrigin, SecureLogin } from '#rules';
import {
  afterPasswordChange,
  effectsOf,
  FREE_LOGIN_ATTEMPTS,
  filingToken,
  loginDestination,
  INITIAL_LOGIN_STEP,
  loginStep,
  passwordChangeAccess,
  PATHS,
  resetNext,
  takeLoginAttempt,
  englishOf,
} from '#rules';
import type { LoginDriver, LoginPageEvent } from './driver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import { SECURE_ACCOUNT } from '../../samples/secure-account';

/** When the first password is tried, in milliseconds. */
const FIRST_TRY = Date.parse('2026-11-20T16:00:00Z');
const CONTINUED = { back: 'one page back', changePassword: PATHS.changePassword } as const;

/** Secure filing's login and passwords, by the rule book. */
export class RulesLoginDriver extends scenarioDriver<LoginDriver, RulesScenarioContext>() {
  private shown: typeof INITIAL_LOGIN_STEP | undefined;
  private entered: LoginValues = { email: '', password: '' };
  private secureLogin: SecureLogin | null = null;
  private destination = { page: '', message: '' };
  private loggedOut: boolean | undefined;
  private continuedAt = '';
  private attempts: LoginAttempts | undefined;
  private changeAccess: string | undefined;

  override openLogin(): void {
    this.shown = INITIAL_LOGIN_STEP;
    this.entered = { email: '', password: '' };
  }

  override tryWrongPasswords(count: number): void {
    for (let tries = 0; tries < count; tries += 1) {
      const taken = takeLoginAttempt(
        this.attempts,
        FREE_LOGIN_ATTEMPTS,
        this.attempts?.waitsUntil ?? FIRST_TRY,
      );
      if (taken.kind === 'wait') throw new Error('A try that has waited has to wait again.');
      this.attempts = taken.attempts;
    }
  }

  override waitForNextTry(): number {
    const next = takeLoginAttempt(this.attempts, FREE_LOGIN_ATTEMPTS, this.attempts?.lastAt ?? FIRST_TRY);
    return next.kind === 'wait' ? next.seconds : 0;
  }

  override enterCredentials(values: LoginValues): void {
    this.shown ??= INITIAL_LOGIN_STEP;
    this.entered = values;
  }

  override apply(event: LoginPageEvent): void {
    if (event !== 'refused') {
      this.shown = loginStep(event);
      return;
    }
    for (const effect of effectsOf('secureFilingLogin', { kind: 'code', code: 401 })) {
      if (effect.kind === 'showMessage')
        this.shown = { ...(this.shown ?? INITIAL_LOGIN_STEP), message: englishOf(effect.message) };
      if (effect.kind === 'clearField') this.entered = { ...this.entered, [effect.path]: '' };
      if (effect.kind === 'goTo') this.continuedAt = effect.page;
    }
  }

  override view(): LoginView {
    return checked(this.shown).view;
  }

  override message(): string {
    return this.destination.page ? this.destination.message : checked(this.shown).message;
  }

  override credentials(): LoginValues {
    return this.entered;
  }

  override returnsToFiling(): boolean {
    return this.continuedAt === CONTINUED.back;
  }

  override receiveToken(token: string): void {
    // A login is always that of an entity.
    const entityId = this.context.filing.entityId || SECURE_ACCOUNT.entityId;
    this.context.filing = { ...this.context.filing, entityId };
    this.secureLogin = { entityId, token };
    this.logInFrom({ from: '', transTyp: '', hasPageBefore: true }, false);
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
    origin: Pick<LoginOrigin, 'from' | 'transTyp' | 'hasPageBefore'>,
    isTemporary: boolean,
  ): void {
    const next = loginDestination({ entityId: SECURE_ACCOUNT.entityId, ...origin }, isTemporary);
    this.continuedAt = next.kind === 'page' ? next.path : CONTINUED[next.kind];
  }

  override continuation(): string {
    return this.continuedAt;
  }

  override openPasswordChange(who: { isSignedOn: boolean; isSecureFiler: boolean }): void {
    this.changeAccess = passwordChangeAccess(who);
  }

  override passwordChangeAccess(): string {
    return checked(this.changeAccess);
  }

  override isLoggedOut(): boolean {
    return checked(this.loggedOut);
  }

  override currentPlace(): string {
    return this.destination.page;
  }
}

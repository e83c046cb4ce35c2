import { expect } from '@playwright/test';
import type { LoginValues, LoginView, ResetOrigin, StepName } from '#rules';
import { filingPath, loginPath, PATHS } from '#rules';
import type { BrowserFormsDriver } from '../../forms/browser';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { lookUp } from '../../words/vocabulary/look-up';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { LoginDriver, LoginPageEvent } from './driver';
import { NEW_SECURE_ACCOUNT, SECURE_ACCOUNT } from '../../samples/secure-account';

const PATIENCE = { timeout: 15_000 };
const PASSWORD = /Temporary password: (\S+)/;
/** What an alert begins with: 'Error - ', 'Success - '. */
const PREFIX = /^[A-Z][a-z]+ - /;
const TRANSACTION = { entityId: SECURE_ACCOUNT.entityId, transTyp: 'CHG_ENT_ADR' };

/** The views of the login page, by their headings. */
const VIEWS: Readonly<Record<string, LoginView>> = {
  'Secure Business Filing': 'login',
  'Reset My Password': 'reset',
};

/** Pages of the accounts, as the features name them. */
const PLACES: Readonly<Record<string, string>> = {
  [PATHS.login]: 'login',
  [PATHS.resetConfirm]: 'resetConfirm',
};

/** Secure filing's login and passwords, by role and label. */
export class BrowserLoginDriver extends levelDriver<LoginDriver>() {
  private email: string = SECURE_ACCOUNT.email;
  private password: string = SECURE_ACCOUNT.password;
  private entityId = '';
  /** Set once something of the login has been shown: what is missing there says something. */
  private isShown: true | undefined;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly forms: BrowserFormsDriver,
  ) {
    super();
  }

  override async openLogin(): Promise<void> {
    await this.context.goTo(loginPath(TRANSACTION));
    await this.sees('Secure Business Filing');
  }

  override async enterCredentials({ email, password }: LoginValues): Promise<void> {
    if (!(await this.field(/^Email/).isVisible())) await this.openLogin();
    await this.field(/^Email/).fill(email);
    await this.field(/^Password/).fill(password);
  }

  override async apply(event: LoginPageEvent): Promise<void> {
    if ((await this.context.heading.count()) === 0) await this.openLogin();
    switch (event) {
      case 'resetChosen':
        await this.context.button('Reset My Password').click();
        return this.sees('Reset My Password');
      case 'loginChosen':
        await this.apply('resetChosen');
        await this.context.button('Cancel').click();
        return this.sees('Secure Business Filing');
      case 'resetSent':
        await this.apply('resetChosen');
        await this.requestReset();
        return this.sees('Secure Business Filing');
      case 'refused':
        await this.enterCredentials({ email: 'robin@example.com', password: 'Meadow42Lark' });
        return this.context.actAndSettle(() => this.context.button('Log in').click());
    }
  }

  override async view(): Promise<LoginView> {
    const title = await this.context.heading.innerText();
    if (new URL(this.context.page.url()).pathname !== PATHS.login)
      throw new Error(`The login is not shown, but the page “${title}”.`);
    return lookUp('view of the login', VIEWS, title);
  }

  override async message(): Promise<string> {
    const alerts = this.context.main.locator('.usa-alert--error, .usa-alert--success');
    checked(this.isShown);
    const texts = await alerts.filter({ has: this.context.page.locator('.usa-alert__text') }).allInnerTexts();
    return texts.map((text) => text.trim().replace(PREFIX, '')).join(' ');
  }

  override async credentials(): Promise<LoginValues> {
    return {
      email: await this.field(/^Email/).inputValue(),
      password: await this.field(/^Password/).inputValue(),
    };
  }

  override async returnsToFiling(): Promise<boolean> {
    const isFiling = (url: URL) => url.pathname.startsWith('/business/filing/chgpoa/');
    await this.context.page.waitForURL(isFiling, { timeout: 5_000 }).catch(() => undefined);
    return isFiling(new URL(this.context.page.url()));
  }

  override async openSecureFiling(): Promise<void> {
    await this.context.goTo(filingPath('chgpoa', 'intro', TRANSACTION));
    await this.sees('Secure Business Filing');
  }

  override async logIn(): Promise<void> {
    // A page that needs a login redirects to it, which may take a moment: opening the login again would lose that page as the origin.
    await this.sees('Secure Business Filing');
    await this.enterCredentials({ email: SECURE_ACCOUNT.email, password: SECURE_ACCOUNT.password });
    await this.leavesLogin();
  }

  override async logInForTheFirstTime(): Promise<void> {
    this.email = NEW_SECURE_ACCOUNT.email;
    this.password = NEW_SECURE_ACCOUNT.password;
    await this.logInToChange();
  }

  override async openSecureStep(step: StepName): Promise<void> {
    await this.openSecureFiling();
    await this.logIn();
    await this.context.actAndSettle(() => this.context.nextButton.click());
    await this.context.goTo(filingPath('chgpoa', step));
    this.forms.switchTo('additional information');
  }

  override async endLogin(): Promise<void> {
    const answer = await fetch(`${this.context.baseUrl}/business-api/sbf/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await this.token()}` },
    });
    if (!answer.ok) throw new Error('The registry did not end the login.');
  }

  override async logOut(): Promise<void> {
    await this.context.page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = this.context.page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Logout' }).click();
    await this.context.page.waitForURL((url) => !/\/(filing\/chgpoa|logout)/.test(url.pathname), PATIENCE);
    await this.context.heading.waitFor(PATIENCE);
  }

  override async changePassword(newPassword: string): Promise<void> {
    await this.field(/^Current Password/).fill(this.password);
    await this.field(/^New password/).fill(newPassword);
    await this.field(/^Retype new password/).fill(newPassword);
    await this.field(/^Retype new password/).press('Enter');
    await this.context.dialog
      .getByRole('heading', { name: 'Change Password Confirmation' })
      .waitFor(PATIENCE);
    await this.context.dialog.getByRole('button', { name: 'Login' }).click();
    await this.sees('Secure Business Filing');
    await this.enterCredentials({ email: this.email, password: newPassword });
    await this.leavesLogin();
  }

  override async setUpSecureFiling(email: string): Promise<void> {
    await this.context.main.getByRole('link', { name: /secure business filing/i }).click();
    await this.sees('Set up secure business filing');
    this.entityId = /Entity ID (\d+)/.exec(await this.context.main.innerText())?.[1] ?? '';
    this.email = email;
    await this.field(/^Email/).fill(email);
    await this.field(/^Retype email/).fill(email);
    await this.context.button('Set up secure filing').click();
    await this.sees('Secure business filing is set up');
  }

  override async logInWithMailedPassword(): Promise<void> {
    this.password = await this.mailedPassword();
    await this.context.goTo(
      filingPath('chgpoa', 'intro', { entityId: this.entityId, transTyp: 'CHG_ENT_ADR' }),
    );
    await this.sees('Secure Business Filing');
    await this.logInToChange();
  }

  override securedEntity(): string {
    return this.entityId;
  }

  override async finishReset(origin: ResetOrigin, event: 'sent' | 'canceled'): Promise<void> {
    if (event === 'canceled')
      throw new Error('A reset that is canceled leads on by the entity of the login.');
    if (origin === 'loginView') return this.apply('resetSent');
    await this.context.goTo(PATHS.resetPassword);
    await this.requestReset();
    await this.sees('Password reset');
  }

  override async isTokenGivenAway(): Promise<boolean> {
    const token = await this.token();
    const refId = await this.context.page.evaluate(() => sessionStorage.getItem('ref') ?? '');
    const answer = await fetch(`${this.context.baseUrl}/business-api/file/filing`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ refId }),
    });
    const answerText = await answer.text();
    if (!answerText.includes(TRANSACTION.entityId)) throw new Error('The registry does not keep the filing.');
    return `${this.context.page.url()} ${answerText}`.includes(token);
  }

  override currentPlace(): string {
    const { pathname } = new URL(this.context.page.url());
    return PLACES[pathname] ?? pathname;
  }

  /** With a temporary password, which has to be changed. */
  private async logInToChange(): Promise<void> {
    await this.enterCredentials({ email: this.email, password: this.password });
    await this.leavesLogin();
    await this.sees('Change password');
  }

  /** The temporary password that was mailed last, once it was. */
  private async mailedPassword(): Promise<string> {
    const { client } = this.context.api;
    const find = async () => {
      const { data } = await client.call('outbox');
      const mail = data?.messages.find(({ to, text = '' }) => to === this.email && PASSWORD.test(text));
      return PASSWORD.exec(mail?.text ?? '')?.[1] ?? '';
    };
    await expect.poll(find, PATIENCE).not.toBe('');
    return find();
  }

  private async requestReset(): Promise<void> {
    await this.field(/^Username/).fill('robin.sample');
    await this.field(/^Email/).fill('robin@example.com');
    await this.context.button('Reset password').click();
  }

  private async token(): Promise<string> {
    const keptLogin = await this.context.page.evaluate(() => sessionStorage.getItem('secureLogin') ?? '{}');
    const { value = '' } = JSON.parse(keptLogin) as { value?: string };
    if (value === '') throw new Error('Nobody is logged in to secure filing in this window.');
    return value;
  }

  private leavesLogin(): Promise<void> {
    return this.context.actAndLeave(() => this.context.button('Log in').click());
  }

  private async sees(title: string): Promise<void> {
    await this.context.main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor(PATIENCE);
    this.isShown = true;
  }

  private field(label: RegExp) {
    return this.context.main.locator('input').and(this.context.main.getByLabel(label));
  }
}

import type { Locator } from '@playwright/test';
import { ACCOUNT_CRITERIA, accountPath, NEW_ACCOUNT_PATH, PATHS } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { levelDriver } from '../../foundation/level-driver';
import { openSignedOn } from '../../scenario/sign-on/kept-sign-on';
import { ApiAccountsDriver } from './api';
import type { AccountAct, AccountCriterion, AccountsDriver } from './driver';

const PATIENCE = { timeout: 15_000 };

/** The buttons of each act: that of the page, and that of the dialog that asks. */
const BUTTONS: Readonly<Record<AccountAct, RegExp>> = {
  sendPassword: /^Send/,
  lock: /^Lock account$/,
  unlock: /^Unlock account$/,
  close: /^(Close account|End secure filing)$/,
};

/** Accounts as an administrator keeps them by hand; what others do meanwhile is asked of the server. */
export class BrowserAccountsDriver extends levelDriver<AccountsDriver>() {
  private readonly others: ApiAccountsDriver;

  constructor(private readonly context: BrowserScenarioContext) {
    super();
    this.others = new ApiAccountsDriver(context.api);
  }

  override create(...account: Parameters<AccountsDriver['create']>): Promise<void> {
    return this.others.create(...account);
  }

  override lock(name: string, userId: string): Promise<void> {
    return this.others.lock(name, userId);
  }

  override mailedPasswords(email: string, isExpected: boolean): Promise<string[]> {
    return this.others.mailedPasswords(email, isExpected);
  }

  override async search(name: string, criterion: AccountCriterion, value: string): Promise<void> {
    await this.open(name, PATHS.accounts);
    await this.searchBy(criterion, value);
  }

  override async accountsFound(): Promise<string[]> {
    return this.context.main.getByRole('rowheader').allInnerTexts();
  }

  override async look(name: string, userId: string): Promise<void> {
    await this.others.look(name, userId);
    await this.open(name, accountPath(userId));
    await this.context.main.getByRole('term').first().waitFor(PATIENCE);
  }

  override async actAsSeen(action: AccountAct): Promise<void> {
    await this.context.button(BUTTONS[action]).click();
    const dialog = this.context.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: BUTTONS[action] }).click();
    await this.alert.waitFor(PATIENCE);
  }

  override async createStaff(name: string, account: { userId: string; email: string }): Promise<void> {
    const { main } = this.context;
    await this.open(name, NEW_ACCOUNT_PATH);
    await main.getByLabel(/^User ID/).fill(account.userId);
    await main.getByLabel(/^Name/).fill('Robin Sample');
    await main.getByLabel(/^Email/).fill(account.email);
    await this.context.button('Create account').click();
    await this.alert.or(this.summaryOfProblems).first().waitFor(PATIENCE);
  }

  override async toldAtUserId(): Promise<string> {
    const field = this.context.main.getByLabel(/^User ID/);
    const message = await this.summaryOfProblems.getByRole('link').innerText();
    const described = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
    const texts = await Promise.all(
      described.map((id) => this.context.page.locator(`[id="${id}"]`).innerText()),
    );
    if (!texts.some((text) => text.endsWith(message))) throw new Error(`The field does not say: ${message}`);
    return message;
  }

  override async toldAdministrator(): Promise<string> {
    return (await this.alert.innerText()).trim().replace(/^Error - /, '');
  }

  override async shownState(userId: string): Promise<string> {
    await this.context.goTo(PATHS.accounts);
    await this.searchBy('userId', userId);
    const row = this.context.main.getByRole('row').filter({ has: this.link(userId) });
    return (await row.count()) === 0 ? '' : (await row.locator('td').last().innerText()).trim();
  }

  private get alert(): Locator {
    return this.context.main.locator('.usa-alert--success, .usa-alert--error').first();
  }

  private get summaryOfProblems(): Locator {
    return this.context.main.locator('.error-summary');
  }

  private link(userId: string): Locator {
    return this.context.page.getByRole('link', { name: userId, exact: true });
  }

  private async open(name: string, path: string): Promise<void> {
    await openSignedOn(this.context.page, this.context.baseUrl, name, path);
    await this.context.heading.waitFor(PATIENCE);
  }

  private async searchBy(criterion: AccountCriterion, value: string): Promise<void> {
    const { main } = this.context;
    await main.getByRole('radio', { name: ACCOUNT_CRITERIA[criterion] }).check({ force: true });
    await main.getByRole('textbox', { name: /^Search for/ }).fill(value);
    await this.context.button('Search').click();
    await main.getByRole('heading', { level: 2, name: /account/ }).waitFor(PATIENCE);
    await main.locator('[aria-busy=true]').waitFor({ ...PATIENCE, state: 'hidden' });
  }
}

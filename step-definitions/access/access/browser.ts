import type { AccessDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';

/** An account of the embedded sign-on without a role (server/sample-data/sample-accounts.ts). */
const ACCOUNT = { name: 'filer', password: 'registry-filer' };
const TARGET = '/business';

/** Signing on and logging out at the office's sign-on. */
export class BrowserAccessDriver extends scenarioDriver<AccessDriver, BrowserScenarioContext>() {
  private wasSignedOn = false;

  override async logOut(isSignedOn: boolean): Promise<void> {
    if (isSignedOn) await this.signOnAsFiler();
    this.wasSignedOn = isSignedOn && (await this.holdsToken());
    await this.context.page.goto(`${this.context.baseUrl}/business/logout`);
    await this.context.page.waitForURL((url) => url.pathname === TARGET);
  }

  override async endsSignOn(): Promise<boolean> {
    return this.wasSignedOn && !(await this.holdsToken());
  }

  /** In the environment of the features the configured address after logging out is the start page. */
  override admission(): string {
    return new URL(this.context.page.url()).pathname === TARGET ? 'logoutTarget' : this.context.place();
  }

  private async signOnAsFiler(): Promise<void> {
    const { page } = this.context;
    await page.goto(`${this.context.baseUrl}/business/loginadmin`);
    await page.getByLabel('User name').fill(ACCOUNT.name);
    await page.getByLabel('Password').fill(ACCOUNT.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/notallowed$/);
  }

  private holdsToken(): Promise<boolean> {
    return this.context.page.evaluate(() =>
      Object.keys(sessionStorage).some((key) => key.startsWith('signOn.user:')),
    );
  }
}

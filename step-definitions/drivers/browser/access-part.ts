import type { AccessDriver } from '../parts/access';
import type { BrowserDesk } from './desk';

/** An account of the embedded sign-on without a role (server/sso/accounts.ts). */
const ACCOUNT = { name: 'filer', password: 'registry-filer' };
const TARGET = '/business/filing/devapphome';

/** Signing on and logging out at the office's sign-on. */
export class BrowserAccess implements Pick<AccessDriver, 'logOut' | 'endsSignOn' | 'verdict'> {
  private wasSignedOn = false;

  constructor(private readonly desk: BrowserDesk) {}

  async logOut(isSignedOn: boolean): Promise<void> {
    if (isSignedOn) await this.signOnAsFiler();
    this.wasSignedOn = isSignedOn && (await this.holdsToken());
    await this.desk.page.goto(`${this.desk.baseUrl}/business/logout`);
    // The sign-on asks whoever has a session there once more.
    if (isSignedOn) await this.desk.page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await this.desk.page.waitForURL((url) => url.pathname === TARGET);
  }

  async endsSignOn(): Promise<boolean> {
    return this.wasSignedOn && !(await this.holdsToken());
  }

  /** The developers' home is what the environment of the features has as its target of logging out. */
  verdict(): string {
    return new URL(this.desk.page.url()).pathname === TARGET ? 'logoutTarget' : this.desk.place();
  }

  private async signOnAsFiler(): Promise<void> {
    const { page } = this.desk;
    await page.goto(`${this.desk.baseUrl}/business/loginadmin`);
    await page.getByLabel('User name').fill(ACCOUNT.name);
    await page.getByLabel('Password').fill(ACCOUNT.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/notallowed$/);
  }

  private holdsToken(): Promise<boolean> {
    return this.desk.page.evaluate(() =>
      Object.keys(sessionStorage).some((key) => key.startsWith('oidc.user:')),
    );
  }
}

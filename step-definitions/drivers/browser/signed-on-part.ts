import type { Request } from '@playwright/test';
import type { Authentication } from '#rules';
import { authenticationOf, BASE_PATH, PATHS } from '#rules';
import { createRegistryClient } from '../../../src/client/client';
import type { NavigationDriver } from '../parts/navigation';
import type { SignedOnDriver } from '../parts/signed-on';
import { STAFF_ACCOUNTS } from '../staff-accounts';
import { lookUp } from '../../vocabulary/look-up';
import type { BrowserDesk } from './desk';

const SERVICE = /\/[a-z-]+-api\//;
/** How long the tokens of the office last, and a little more. */
const TOKEN_LIFE = '05:10';
/** The portal asks for the time at least so often, whatever is done in it. */
const NEXT_QUESTION = '00:35';
const PATIENCE = { timeout: 10_000 };

/** What the menu offers whoever is before the screen. */
export class BrowserMenu implements Pick<NavigationDriver, 'offered'> {
  constructor(private readonly desk: BrowserDesk) {}

  async offered(): Promise<string[]> {
    const { page } = this.desk;
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor(PATIENCE);
    const labels = await menu.getByRole('link').allInnerTexts();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    return labels;
  }
}

/** Staff in a browser whose clock the scenario moves; the office's own goes on as it does. */
export class BrowserSignedOn implements Omit<SignedOnDriver, 'check' | 'checked'> {
  private first = '';
  private latest = '';

  constructor(private readonly desk: BrowserDesk) {}

  async signOn(name: string): Promise<void> {
    const { page } = this.desk;
    const { userName, password } = lookUp('sample account', STAFF_ACCOUNTS, name);
    await page.clock.install();
    await this.comeToDoor();
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => /\/(admin\/adminhome|notallowed)$/.test(url.pathname), PATIENCE);
    await this.desk.heading.waitFor(PATIENCE);
    this.first = await this.nextToken();
  }

  async ledTo(expected: string): Promise<string> {
    const { page } = this.desk;
    await page.waitForURL((url) => url.pathname === expected, PATIENCE).catch(() => undefined);
    return new URL(page.url()).pathname;
  }

  async logoutTarget(): Promise<string> {
    const { data } = await this.desk.api.client.call('environment');
    return data?.links.logout ?? '';
  }

  isTold(sentence: string): Promise<boolean> {
    return this.desk.main
      .getByText(sentence)
      .waitFor(PATIENCE)
      .then(
        () => true,
        () => false,
      );
  }

  async endToken(): Promise<void> {
    const { page } = this.desk;
    const answered = page.waitForResponse((response) => response.url().endsWith('/token'), PATIENCE);
    await this.passTime(TOKEN_LIFE);
    await (await answered).finished();
    // Until the portal has taken the answer, it would be asked with the old token.
    await page.waitForTimeout(500);
  }

  async endAtOffice(): Promise<void> {
    await this.desk.page.route('**/token', (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
    );
  }

  async reload(): Promise<void> {
    await this.desk.page.reload();
    await this.desk.heading.waitFor(PATIENCE);
  }

  async reloadAfterEnd(): Promise<void> {
    const { page } = this.desk;
    await page.goto(`${this.desk.baseUrl}/health/live`);
    await this.passTime(TOKEN_LIFE);
    await this.desk.goTo(BASE_PATH);
  }

  async logOut(): Promise<void> {
    const { page } = this.desk;
    await this.desk.goTo(PATHS.logout);
    await page.waitForURL((url) => !/\/(logout|secauth)(\/|$)/.test(url.pathname), PATIENCE);
    await this.desk.heading.waitFor(PATIENCE);
  }

  async comeToDoor(): Promise<void> {
    await this.desk.page.goto(`${this.desk.baseUrl}${PATHS.loginAdmin}`);
    await this.desk.page.waitForURL((url) => !url.pathname.startsWith(PATHS.loginAdmin), PATIENCE);
  }

  isAskedWho(): Promise<boolean> {
    return this.desk.page.getByLabel('User name').isVisible();
  }

  async shownToken(): Promise<'none' | Authentication> {
    this.latest = await this.nextToken();
    if (this.latest === '') return 'none';
    const client = createRegistryClient({ baseUrl: this.desk.baseUrl });
    client.useToken({ value: this.latest, endsAt: new Date(Date.now() + 60_000).toISOString() });
    return authenticationOf((await client.call('businessAbout')).outcome);
  }

  isAnotherToken(): boolean {
    return this.latest !== '' && this.latest !== this.first;
  }

  /** Moves the browser's clock, but not while the portal starts: the time-outs of its questions would come as well. */
  private async passTime(duration: string): Promise<void> {
    await this.desk.page.waitForLoadState('networkidle');
    await this.desk.page.clock.fastForward(duration);
  }

  /** The token of the next question to the registry; empty when it carries none. */
  private async nextToken(): Promise<string> {
    const { page } = this.desk;
    let isAsked = false;
    const asked = page
      .waitForRequest((request: Request) => SERVICE.test(request.url()), PATIENCE)
      .finally(() => (isAsked = true));
    // An earlier question may still be under way; the next one is due some time after its answer.
    while (!isAsked) {
      await this.passTime(NEXT_QUESTION);
      await page.waitForTimeout(250);
    }
    const authorization = await (await asked).headerValue('authorization');
    return authorization?.replace(/^Bearer /, '') ?? '';
  }
}

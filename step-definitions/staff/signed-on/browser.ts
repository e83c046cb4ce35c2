import { expect, type Request } from '@playwright/test';
import type { Authentication } from '#rules';
import { authenticationOf, BASE_PATH, PATHS } from '#rules';
import { createRegistryClient } from '../../../src/client/client';
import type { SignedOnDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import { fillSignOn } from '../../scenario/sign-on/browser-sign-on';
import { openBlankPage } from '../../scenario/context/blank-page';
import type { BrowserScenarioContext } from '../../scenario/context/browser';

const SERVICE = /\/[a-z-]+-api\//;
/** The lifetime of the office's tokens and a little more, mm:ss. */
const TOKEN_LIFE = '05:10';
/** Longer than the interval at which the portal asks the registry for the time, mm:ss. */
const NEXT_REQUEST = '00:35';
const PATIENCE = { timeout: 10_000 };
/** How long a request is waited for each time that the clock is moved, and how often it is. */
const TURN = { timeout: 3_000 };
const MAX_TURNS = 5;

/** Staff in a browser whose clock the scenario moves; the clock of the office's sign-on is not moved. */
export class BrowserSignedOnDriver extends scenarioDriver<SignedOnDriver, BrowserScenarioContext>() {
  private first = '';
  private latest = '';

  override async signOn(name: string): Promise<void> {
    const { page } = this.context;
    await page.clock.install();
    await this.openSignOn();
    await fillSignOn(page, name);
    await page.waitForURL((url) => /\/(admin\/adminhome|notallowed)$/.test(url.pathname), PATIENCE);
    await this.context.heading.waitFor(PATIENCE);
    this.first = await this.nextToken();
  }

  override async pathReached(expected: string): Promise<string> {
    const { page } = this.context;
    await page.waitForURL((url) => url.pathname === expected, PATIENCE).catch(() => undefined);
    return new URL(page.url()).pathname;
  }

  override async logoutTarget(): Promise<string> {
    const { data } = await this.context.api.client.call('environment');
    return data?.links.logout ?? '';
  }

  override isMessageShown(message: string): Promise<boolean> {
    return this.context.main
      .getByText(message)
      .waitFor(PATIENCE)
      .then(
        () => true,
        () => false,
      );
  }

  override async expireToken(): Promise<void> {
    const { page } = this.context;
    const tokenBefore = await this.keptToken();
    const tokenAnswer = page.waitForResponse((response) => response.url().endsWith('/token'), PATIENCE);
    await this.passTime(TOKEN_LIFE);
    await (await tokenAnswer).finished();
    // Until the portal has handled the answer, it sends the old token.
    await expect.poll(() => this.keptToken(), PATIENCE).not.toBe(tokenBefore);
  }

  override async endAtOffice(): Promise<void> {
    // The staff area asks a user whose sign-on has ended to sign on again; every other page continues without. The old page stays until the
    // next one is loaded, so its heading proves nothing.
    await this.context.page.getByRole('link', { name: /^Office of Business Records/ }).click();
    await this.context.main
      .getByRole('heading', { level: 1, name: 'Admin home' })
      .waitFor({ state: 'detached' });
    await this.context.heading.waitFor(PATIENCE);
    await this.context.page.route('**/token', (route) =>
      route.fulfill({ status: 400, json: { error: 'invalid_grant' } }),
    );
  }

  override async reload(): Promise<void> {
    await this.context.page.reload();
    await this.context.heading.waitFor(PATIENCE);
    await this.untilPortalRuns();
  }

  override async reloadAfterExpiry(): Promise<void> {
    const { page } = this.context;
    await openBlankPage(page, this.context.baseUrl);
    await this.passTime(TOKEN_LIFE);
    await this.context.goTo(BASE_PATH);
    await this.untilPortalRuns();
  }

  /** A page from the server can be read before the portal has begun, which restores the sign-on. */
  private async untilPortalRuns(): Promise<void> {
    await this.context.page.locator('#root[data-waiting]').waitFor({ ...PATIENCE, state: 'detached' });
  }

  override async logOut(): Promise<void> {
    const { page } = this.context;
    await this.context.goTo(PATHS.logout);
    await page.waitForURL((url) => !/\/(logout|secauth)(\/|$)/.test(url.pathname), PATIENCE);
    await this.context.heading.waitFor(PATIENCE);
  }

  override async openSignOn(): Promise<void> {
    await this.context.page.goto(`${this.context.baseUrl}${PATHS.loginAdmin}`);
    await this.context.page.waitForURL((url) => !url.pathname.startsWith(PATHS.loginAdmin), PATIENCE);
  }

  override async openLink(name: string, path: string): Promise<void> {
    await this.context.page.goto(`${this.context.baseUrl}${path}`);
    await fillSignOn(this.context.page, name);
  }

  override isAskedToSignOn(): Promise<boolean> {
    return this.context.page
      .getByLabel('User name')
      .waitFor(PATIENCE)
      .then(
        () => true,
        () => false,
      );
  }

  override async receivedToken(): Promise<'none' | Authentication> {
    this.latest = await this.nextToken();
    if (this.latest === '') return 'none';
    const client = createRegistryClient({ baseUrl: this.context.baseUrl });
    client.setToken({ value: this.latest, endsAt: new Date(Date.now() + 60_000).toISOString() });
    return authenticationOf((await client.call('businessAbout')).outcome);
  }

  override isNewToken(): boolean {
    return this.latest !== '' && this.latest !== this.first;
  }

  /** Moves the browser's clock, but not while a request is open, because it would time out. */
  private async passTime(duration: string): Promise<void> {
    await this.context.page.waitForLoadState('networkidle');
    await this.context.page.clock.fastForward(duration);
  }

  /** The token that the portal keeps in the tab; empty when it keeps none. */
  private keptToken(): Promise<string> {
    return this.context.page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.includes('user:'));
      const user = JSON.parse((key && sessionStorage.getItem(key)) || '{}') as { access_token?: string };
      return user.access_token ?? '';
    });
  }

  /** The token of the next request to the registry; empty when it carries none. */
  private async nextToken(): Promise<string> {
    const { page } = this.context;
    const isForRegistry = (request: Request) => SERVICE.test(request.url());
    let tokenRequest: Request | null = null;
    // An earlier request may still be open; the next one is due some time after its answer.
    for (let turn = 0; tokenRequest === null && turn < MAX_TURNS; turn += 1) {
      const next = page.waitForRequest(isForRegistry, TURN).catch(() => null);
      await this.passTime(NEXT_REQUEST);
      tokenRequest = await next;
    }
    if (tokenRequest === null) throw new Error('The portal has not asked the registry anything.');
    const authorization = await tokenRequest.headerValue('authorization');
    return authorization?.replace(/^Bearer /, '') ?? '';
  }
}

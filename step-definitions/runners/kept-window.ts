import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keepAnnouncements } from '../screen/keep-announcements';

/** What a scenario can change about a window for all scenarios after it. */
const SPOILING = {
  page: [
    'addInitScript',
    'addLocatorHandler',
    'close',
    'emulateMedia',
    'exposeBinding',
    'exposeFunction',
    'on',
    'once',
    'route',
    'routeFromHAR',
    'setExtraHTTPHeaders',
    'setViewportSize',
    'unroute',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'on',
    'once',
    'route',
    'routeFromHAR',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
} as const;

/** Tells when one of these methods of an object is called. */
function onCall<T extends object>(object: T, methods: readonly (keyof T)[], tell: () => void): void {
  for (const name of methods) {
    const method = object[name] as (...args: unknown[]) => unknown;
    object[name] = ((...args: unknown[]) => {
      tell();
      return method.apply(object, args);
    }) as T[typeof name];
  }
}

const forgetAll = (): void => {
  sessionStorage.clear();
  localStorage.clear();
};

/**
 * A window that the scenarios of a worker use one after another. A new one for each takes a quarter of a second of the processor: its
 * process starts, and every script of the portal is fetched and compiled again. Storage and cookies are emptied between two scenarios;
 * a window whose requests, clock or size a scenario has changed, or whose scenario has failed, is closed.
 */
export class KeptWindow {
  private isSpoiled = false;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    const spoil = () => {
      this.isSpoiled = true;
    };
    onCall(page, SPOILING.page, spoil);
    onCall(page.clock, SPOILING.clock, spoil);
    onCall(context, SPOILING.context, spoil);
  }

  static async open(browser: Browser): Promise<KeptWindow> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(keepAnnouncements);
    return new KeptWindow(context, page);
  }

  /** Empties the window for the next scenario. Null where it had to be closed. */
  async cleaned(baseUrl: string, hasFailed: boolean): Promise<KeptWindow | null> {
    if (this.isSpoiled || hasFailed || this.context.pages().length !== 1) {
      await this.context.close();
      return null;
    }
    // A document of the same origin without scripts: the process stays, and nothing writes into the storage any more.
    await this.page.goto(`${baseUrl}/health/live`);
    await this.page.evaluate(forgetAll);
    await this.context.clearCookies();
    return this;
  }
}

import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Changes of a test that last for all later tests in the window and cannot be undone. */
const SPOILING = {
  page: [
    'addInitScript',
    'addLocatorHandler',
    'close',
    'exposeBinding',
    'exposeFunction',
    'routeFromHAR',
    'setExtraHTTPHeaders',
  ],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
  context: [
    'addInitScript',
    'close',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'on',
    'once',
    'route',
    'routeFromHAR',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
} as const;

/** Changes that are undone before the next test, from what they were called with. */
const UNDONE = {
  on: (page: Page, [event, listener]: Listening) => page.removeListener(event, listener),
  once: (page: Page, [event, listener]: Listening) => page.removeListener(event, listener),
  emulateMedia: (page: Page) =>
    page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
      contrast: null,
    }),
} as const;

type Listening = Parameters<Page['removeListener']>;

/** Tells when one of these methods of an object is called. */
function onCall<T extends object, N extends keyof T>(
  object: T,
  methods: readonly N[],
  tell: (name: N, args: unknown[]) => void,
): void {
  for (const name of methods) {
    const method = object[name] as (...args: unknown[]) => unknown;
    object[name] = ((...args: unknown[]) => {
      tell(name, args);
      return method.apply(object, args);
    }) as T[N];
  }
}

const forgetAll = (): void => {
  sessionStorage.clear();
  localStorage.clear();
};

/** How a window is opened. */
export interface ReusedWindowSettings {
  options?: BrowserContextOptions;
  /** Runs in each document before its own scripts. */
  script?: () => void;
}

/**
 * A window that the tests of a worker use one after another. A new one for each takes a quarter of a second of the processor: its
 * process starts, and every script of the portal is fetched and compiled again. Between two tests storage and cookies are emptied, and
 * routes, listeners, media and size are as they were; a window that a test has changed for good, or whose test has failed, is closed.
 */
export class ReusedWindow {
  private isSpoiled = false;
  private readonly changes: { name: keyof typeof UNDONE; args: unknown[] }[] = [];
  private readonly size: { width: number; height: number } | null;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    const spoil = () => {
      this.isSpoiled = true;
    };
    this.size = page.viewportSize();
    onCall(page, SPOILING.page, spoil);
    onCall(page.clock, SPOILING.clock, spoil);
    onCall(context, SPOILING.context, spoil);
    onCall(page, Object.keys(UNDONE) as (keyof typeof UNDONE)[], (name, args) =>
      this.changes.push({ name, args }),
    );
  }

  static async open(browser: Browser, { options, script }: ReusedWindowSettings = {}): Promise<ReusedWindow> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    if (script) await page.addInitScript(script);
    return new ReusedWindow(context, page);
  }

  /**
   * Empties the window for the next test. Null where it had to be closed.
   * @param blank address of a document of the same origin without scripts: there the process stays, and nothing writes into the storage
   */
  async cleaned(blank: string, hasFailed: boolean): Promise<ReusedWindow | null> {
    // The page may ask on its own when its test has ended: what answers it for the test must not fail it then.
    // A page that is closed by then has nothing to answer.
    const unroute = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
    await Promise.all(this.context.pages().map(unroute));
    if (this.isSpoiled || hasFailed || this.page.isClosed()) {
      await this.context.close();
      return null;
    }
    const { page } = this;
    await Promise.all(this.context.pages().map((other) => other === page || other.close()));
    const changes = this.changes.splice(0);
    const undo = async (isDue: (change: { name: keyof typeof UNDONE }) => boolean) => {
      for (const { name, args } of changes.filter(isDue)) await UNDONE[name](page, args as Listening);
    };
    await undo(({ name }) => name !== 'emulateMedia');
    await page.goto(blank);
    await page.evaluate(forgetAll);
    // Only now, because the blank page is quickly redrawn in other colors or another size.
    await undo(({ name }) => name === 'emulateMedia');
    if (this.size && JSON.stringify(page.viewportSize()) !== JSON.stringify(this.size))
      await page.setViewportSize(this.size);
    await this.context.clearCookies();
    return this;
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import { filingPath, type Filing, type StepName } from '#rules';
import type { OperationName } from '../../mocks/operations';
import { nextReference, state } from '../../mocks/state';
import { BLANK_PATH, type MockedPortal } from './mocked-portal';

/** A visitor of the portal in a browser, and the messages of that browser. */
export class Visitor {
  /** What the browser's console says, warnings and errors. */
  readonly notes: string[] = [];
  /** Unforeseen errors: those that reached the page, and those that a saga reported. */
  readonly errors: string[] = [];

  /** The names of the files that the browser has saved. */
  readonly downloads: string[] = [];

  constructor(
    readonly page: Page,
    readonly portal: MockedPortal,
  ) {
    page.on('download', (download) => this.downloads.push(download.suggestedFilename()));
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'warning') this.notes.push(message.text());
      // A refused or lost request is reported by the browser itself.
      const isOfBrowser = /^Failed to load resource/.test(message.text());
      if (message.type() === 'error' && !isOfBrowser) this.errors.push(message.text());
    });
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** The path that was opened last. */
  openedAt = '';

  async opens(path: string): Promise<void> {
    this.openedAt = new URL(path, this.portal.origin).pathname;
    await this.page.goto(this.portal.origin + path, { waitUntil: 'commit' });
  }

  /** Waits for a page by its heading. */
  async sees(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
  }

  async seesText(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  async next(): Promise<void> {
    await this.button(/^(Start|Next|Save changes|Pay \$[\d.]+)$/).click();
  }

  async chooses(choice: string | RegExp): Promise<void> {
    await this.page.getByRole('radio', { name: choice }).check({ force: true });
  }

  async enters(label: string | RegExp, text: string): Promise<void> {
    await this.page.getByLabel(label).first().fill(text);
  }

  /** How often an operation was called. */
  calls(operation: OperationName): number {
    return this.portal.called.filter((called) => called === operation).length;
  }

  /** The registry keeps a filing in progress, and this tab its reference. */
  async remembers(filing: Filing): Promise<string> {
    const refId = nextReference('filing');
    state.drafts.set(refId, filing);
    await this.stores({ ref: refId });
    return refId;
  }

  /** Values in session storage before the first page is opened; what becomes of them afterwards is the portal's affair. */
  async stores(values: Readonly<Record<string, string>>): Promise<void> {
    this.kept = { ...this.kept, ...values };
    if (this.page.url() !== this.portal.origin + BLANK_PATH)
      await this.page.goto(this.portal.origin + BLANK_PATH);
    await this.page.evaluate((given) => {
      for (const [key, value] of Object.entries(given)) sessionStorage.setItem(key, value);
    }, this.kept);
  }

  /** What session storage held when the operation was about to be called. */
  kept: Readonly<Record<string, string>> = {};

  async remembersStorage(): Promise<void> {
    this.kept = await this.page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  }

  /** What session storage holds under a key. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => sessionStorage.getItem(name), key);
  }

  /** Comes to a step of a filing in progress. */
  async opensStep(step: StepName, filing: Filing, title: string | RegExp): Promise<void> {
    await this.remembers(filing);
    await this.opens(filingPath(filing.filingType || 'llc', step));
    await this.sees(title);
  }
}

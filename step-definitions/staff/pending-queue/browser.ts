import { expect, type Locator } from '@playwright/test';
import type { PendingFiling, QueueOrder } from '#rules';
import { PATHS, paginateQueue, queuePath, queueViewOf } from '#rules';
import { openSignedOn } from '../../scenario/sign-on/kept-sign-on';
import type { PendingQueueDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import { samplePending, type SamplePending } from '../../samples/pending-filing';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

const PATIENCE = { timeout: 10_000 };
/** Within this time, in milliseconds, administrators see what the others do. */
const SOON = { timeout: 6_000 };
const MAX_STOPS = 40;
const ORDERS = { oldest: 'Oldest first', newest: 'Newest first' } as const;

/** What a cell shows, without what only screen readers hear. */
const shownText = (cell: Element): string => {
  const visibleCell = cell.cloneNode(true) as Element;
  visibleCell.querySelectorAll('.usa-sr-only').forEach((hidden) => hidden.remove());
  return visibleCell.textContent ?? '';
};

/**
 * The queue in the browser of Morgan Reyes. The registry's answers are made here, of the filings of the scenario: other scenarios queue
 * filings of their own on the same server.
 */
export class BrowserPendingQueueDriver extends scenarioDriver<PendingQueueDriver, BrowserScenarioContext>() {
  private filings: SamplePending[] = [];
  private answer: RegistryAnswer = { outcome: { kind: 'ok', code: 200 } };
  private isOpen = false;

  override setFilings(filings: Partial<PendingFiling>[]): void {
    this.filings = filings.map((known, place) => samplePending({ transSeqId: String(place + 1), ...known }));
  }

  override setAnswer(answer: RegistryAnswer): void {
    this.answer = answer;
  }

  override openQueue(): Promise<void> {
    return this.openAt(PATHS.pendingQueue);
  }

  private async openAt(address: string): Promise<void> {
    await this.open(address);
    await this.atRest();
  }

  override columns(): Promise<string[]> {
    return this.table.getByRole('columnheader').allInnerTexts();
  }

  override async setOrder(order: QueueOrder): Promise<void> {
    if (!this.isOpen) await this.openQueue();
    const link = this.context.main.getByRole('link', { name: ORDERS[order] });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    await this.atRest();
  }

  override async showPart(page: number): Promise<void> {
    if (!this.isOpen) await this.openQueue();
    const button = this.pageButton(page);
    // A page past the end can only be requested by its address.
    if ((await button.count()) === 0) return this.openAt(queuePath({ page, order: 'oldest' }));
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'page');
    await this.atRest();
  }

  override async partCount(): Promise<number> {
    const pages = await this.context.main.getByRole('button', { name: /^Page \d+$/ }).count();
    return pages || ((await this.table.count()) > 0 ? 1 : 0);
  }

  override async cellsOf(column: string): Promise<string[]> {
    if ((await this.table.count()) === 0) return [];
    const place = (await this.columns()).indexOf(column) + 1;
    const cells = await this.table.locator(`tbody tr > :nth-child(${place})`).all();
    return Promise.all(cells.map((cell) => cell.evaluate(shownText)));
  }

  override async chooseFiling(entityName: string): Promise<void> {
    await this.linkTo(entityName).click();
  }

  override async reviewPath(): Promise<string> {
    await this.context.page.waitForURL((url) => url.pathname.startsWith(PATHS.pendingReview), PATIENCE);
    return new URL(this.context.page.url()).pathname;
  }

  override async homeMessage(): Promise<string> {
    await this.open(PATHS.adminHome);
    const messageShown = this.context.main
      .getByRole('region', { name: 'Pending filings' })
      .locator('p:not(.loading)');
    await messageShown.first().or(this.alert).first().waitFor(PATIENCE);
    const text = (await this.alert.count()) > 0 ? this.alert.first() : messageShown.first();
    // The page shows the kind of a message before its text.
    return (await text.innerText()).trim().replace(/^Error - /, '');
  }

  override async homeLinks(): Promise<{ link: string; path: string }[]> {
    await this.context.page.route('**/admin/paymentMatters*', (route) =>
      route.fulfill({ json: { apiData: { code: 200, count: 2, page: 1, matters: [] } } }),
    );
    await this.homeMessage();
    await this.context.main.getByRole('link', { name: /\(2\)$/ }).waitFor(PATIENCE);
    const links = await this.context.main.getByRole('link').all();
    return Promise.all(
      links.map(async (link) => ({
        link: await link.innerText(),
        path: (await link.getAttribute('href')) ?? '',
      })),
    );
  }

  override lock(entityName: string, lockUserId: string): void {
    this.filings = this.filings.map((filing) =>
      filing.entityName === entityName ? { ...filing, lockUserId } : filing,
    );
  }

  override isSoonLockedBy(entityName: string, userId: string): Promise<boolean> {
    return this.table
      .getByRole('row')
      .filter({ hasText: entityName })
      .getByRole('cell', { name: userId })
      .waitFor(SOON)
      .then(
        () => true,
        () => false,
      );
  }

  override async reachByKeyboard(entityName: string): Promise<void> {
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await this.isReached(entityName)) return;
      await this.context.page.keyboard.press('Tab');
    }
    throw new Error(`The Tab key does not come to the filing of "${entityName}".`);
  }

  override isReached(entityName: string): Promise<boolean> {
    return this.linkTo(entityName).evaluate((link) => link === document.activeElement);
  }

  override async reload(): Promise<void> {
    await this.context.page.reload();
    await this.atRest();
  }

  override async askAgain(): Promise<void> {
    await this.context.button('Try again').click();
    await this.table.waitFor(PATIENCE);
  }

  override isMessageShown(message: string): Promise<boolean> {
    return this.alert
      .filter({ hasText: message })
      .waitFor(PATIENCE)
      .then(
        () => true,
        () => false,
      );
  }

  private get table(): Locator {
    return this.context.main.getByRole('table');
  }

  private get alert(): Locator {
    return this.context.main.locator('.usa-alert--error');
  }

  private pageButton(page: number): Locator {
    return this.context.main.getByRole('button', { name: `Page ${page}`, exact: true });
  }

  private linkTo(entityName: string): Locator {
    return this.table.getByRole('link', { name: entityName });
  }

  /** Opens a page of the staff area, as somebody who has signed on. */
  private async open(address: string): Promise<void> {
    const { page, baseUrl } = this.context;
    if (this.isOpen) await page.goto(`${baseUrl}${address}`);
    else {
      await this.answerQueue();
      await openSignedOn(page, baseUrl, 'Morgan Reyes', address);
    }
    this.isOpen = true;
    await page.waitForURL(`${baseUrl}${address}`, PATIENCE);
    await this.context.heading.waitFor(PATIENCE);
  }

  /** Waits until the answer is shown: the filings, that there are none, or why they cannot be had. */
  private async atRest(): Promise<void> {
    const empty = this.context.main.getByText('There are no pending filings');
    await this.table.or(empty).or(this.alert).first().waitFor(PATIENCE);
    await expect(this.context.main.locator('[aria-busy=true]')).toHaveCount(0);
  }

  private async answerQueue(): Promise<void> {
    await this.context.page.route('**/admin/pendingFilings*', (route) => {
      const { outcome } = this.answer;
      if (outcome.kind === 'noResponse') return route.abort();
      const status = outcome.kind === 'http' ? outcome.status : outcome.code;
      if (status !== 200) return route.fulfill({ status, json: { apiData: { code: status } } });
      const query = new URL(route.request().url()).searchParams;
      const { page, filings } = paginateQueue(
        this.filings,
        queueViewOf(query.get('page'), query.get('order')),
      );
      const apiData = { code: 200, count: this.filings.length, page, pendingFilings: filings };
      return route.fulfill({ json: { apiData } });
    });
  }
}

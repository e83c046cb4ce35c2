import type { Page } from '@playwright/test';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { levelDriver } from '../../foundation/level-driver';
import type { BrowserPendingFilingsDriver } from '../pending-filings/browser';
import type { ReasonRow, RejectionsDriver } from './driver';

const PATIENCE = { timeout: 15_000 };

/** The rejection of a filing of one's own in a browser; the reasons are those of the scenario. */
export class BrowserRejectionsDriver extends levelDriver<RejectionsDriver>() {
  private reasons: ReasonRow[] = [];
  private isOpen = false;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly pendingFilings: BrowserPendingFilingsDriver,
  ) {
    super();
  }

  override setReasons(reasons: ReasonRow[]): void {
    this.reasons = reasons;
  }

  override async chooseReasons(chosen: string[]): Promise<void> {
    const page = await this.open();
    for (const reason of chosen) await page.getByText(reason, { exact: true }).first().click();
  }

  override async addText(text: string): Promise<void> {
    const page = await this.open();
    await page.getByLabel('Additional text').fill(text);
  }

  override async problems(): Promise<string[]> {
    const page = await this.next();
    return page
      .locator('.error-summary', { hasText: 'There is a problem' })
      .getByRole('link')
      .allInnerTexts();
  }

  override async confirmationLines(): Promise<string[]> {
    const page = await this.next();
    return page.locator('.review-reasons li').allInnerTexts();
  }

  /** Goes on, and waits for the confirmation or for what is wrong. */
  private async next(): Promise<Page> {
    const page = await this.open();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const confirmation = page.getByRole('heading', { level: 1, name: 'Confirm rejection' });
    await confirmation
      .or(page.locator('.error-summary', { hasText: 'There is a problem' }))
      .waitFor(PATIENCE);
    return page;
  }

  /** The page on which the reasons are chosen, for a filing that this administrator processes. */
  private async open(): Promise<Page> {
    if (this.isOpen) return this.context.page;
    this.isOpen = true;
    const rejectReasons = this.reasons.map(({ number, reason, order }) => ({
      id: number,
      code: number,
      order,
      selected: false,
      group: 'Documents',
      shortReason: reason,
      longReason: reason,
    }));
    await this.context.page.route('**/admin/rejectReasons', (route) =>
      route.fulfill({ json: { apiData: { code: 200, rejectReasons } } }),
    );
    await this.pendingFilings.setState('locked');
    const page = await this.pendingFilings.reviewOf('holder');
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByLabel('Additional text').waitFor(PATIENCE);
    return page;
  }
}

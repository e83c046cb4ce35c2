import { expect, type Locator, type Page } from '@playwright/test';
import type { PendingAction, PendingState, PendingNotice, StaffRole } from '#rules';
import {
  alertPrefix,
  PATHS,
  pendingReviewPath,
  PENDING_NOTICES,
  reviewLockText,
  pendingNoticeText,
} from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { levelDriver } from '../../foundation/level-driver';
import { fillSignOn } from '../../scenario/sign-on/browser-sign-on';
import { openSignedOn } from '../../scenario/sign-on/kept-sign-on';
import { ApiPendingFilingsDriver, PEOPLE } from './api';
import { decidedOn } from './decided-lists';
import { attachmentRows, savesFiling } from './review-documents';
import type { AttachmentRow, PendingFilingsDriver } from './driver';
import type { DecidedList, ReviewCommand } from '../../words/vocabulary/staff';

const PATIENCE = { timeout: 15_000 };
/** Within this time, in milliseconds, a review notices what others do. */
const SOON = { timeout: 8_000 };
const ACTIONS = { process: 'Process', approve: 'Approve', reject: 'Reject', cancel: 'Cancel' } as const;
const USER_IDS: Readonly<Record<StaffRole, string>> = {
  holder: 'admin',
  otherAdmin: 'reviewer',
  nobody: 'filer',
};
/** Requests that the registry refuses once the user's sign-on is over. */
const REFUSED_WHILE_OVER = ['**/admin/pendingFiling?*', '**/business-api/about*'] as const;
const REASON = 'Call us first.';
const DECISIONS = /\/admin\/(approve|reject)Filing$/;
const REFUSED = { json: { apiData: { code: 500 } } };

/** Filings under review in the browsers of two administrators: the page of the scenario is the one of the holder. */
export class BrowserPendingFilingsDriver extends levelDriver<PendingFilingsDriver>() {
  private readonly registry: ApiPendingFilingsDriver;
  private readonly pages = new Map<StaffRole, Page>();
  private decisionsAreRefused = false;

  constructor(private readonly context: BrowserScenarioContext) {
    super();
    this.registry = new ApiPendingFilingsDriver(context.api);
  }

  override setState(state: PendingState): Promise<void> {
    return this.registry.setState(state);
  }

  override state(): Promise<PendingState> {
    return this.registry.state();
  }

  override setAttachments(names: string[]): void {
    this.registry.setAttachments(names);
  }

  override attachmentsLeftOut(): Promise<string[]> {
    return this.registry.attachmentsLeftOut();
  }

  override releaseElsewhere(): Promise<void> {
    return this.registry.releaseElsewhere();
  }

  override mailed(): Promise<('acceptance' | 'rejection')[]> {
    return this.registry.mailed();
  }

  /** The page of this user with the review of the filing open. */
  async reviewOf(who: StaffRole): Promise<Page> {
    const open = this.pages.get(who);
    if (open) return open;
    const page = who === 'holder' ? this.context.page : await this.windowOfAnother();
    this.pages.set(who, page);
    const { entityId: mstrTransId, transactionId } = await this.registry.filing();
    const review = pendingReviewPath({ mstrTransId, transactionId });
    await openSignedOn(page, this.context.baseUrl, PEOPLE[who], review);
    await page
      .getByRole('heading', { level: 1, name: /^(Pending review|Decided filing|Not allowed)$/ })
      .waitFor(PATIENCE);
    return page;
  }

  /** A browser of its own for another administrator, which ends with the scenario. */
  private async windowOfAnother(): Promise<Page> {
    const otherContext = await this.context.page.context().browser()?.newContext();
    if (!otherContext) throw new Error('The browser of the scenario is gone.');
    return otherContext.newPage();
  }

  override async openReview(who: StaffRole): Promise<void> {
    await this.reviewOf(who);
  }

  override async command(who: StaffRole, command: ReviewCommand): Promise<void> {
    const page = await this.reviewOf(who);
    if (command === 'close') {
      await page.close();
      this.pages.delete(who);
      return;
    }
    await this.press(page, command);
    if (command !== 'process') await page.waitForURL((url) => url.pathname === PATHS.pendingQueue, PATIENCE);
  }

  /** A decision is held back on its way until the review has been left. */
  override async commandAndLeave(who: StaffRole, command: ReviewCommand): Promise<void> {
    if (command === 'close') throw new Error('A page that is closed is left already.');
    const page = await this.reviewOf(who);
    let endWait = (): void => undefined;
    const left = new Promise<void>((resolve) => (endWait = resolve));
    await page.route(DECISIONS, async (route) => {
      await left;
      await (this.decisionsAreRefused ? route.fulfill(REFUSED) : route.fallback()).catch(() => undefined);
    });
    const asked = page.waitForRequest(DECISIONS, PATIENCE);
    await this.press(page, command);
    await asked;
    await page.getByRole('link', { name: 'Admin home' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin home' }).waitFor(PATIENCE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Pending Queue' }).click();
    await page.waitForURL((url) => url.pathname === PATHS.pendingQueue, PATIENCE);
    endWait();
  }

  override refuseDecisions(): void {
    this.decisionsAreRefused = true;
  }

  /** Gives a command with the buttons of the review. */
  private async press(page: Page, command: Exclude<ReviewCommand, 'close'>): Promise<void> {
    const button = page.getByRole('button', { name: ACTIONS[command], exact: true });
    if (command === 'process') {
      await button.click();
      await expect(page.getByText(/^You have been processing this filing/)).toBeVisible(PATIENCE);
      return;
    }
    await button.click();
    if (command === 'approve') await page.getByRole('button', { name: 'Approve filing' }).click();
    if (command === 'reject') {
      await page.getByLabel('Additional text').fill(REASON);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('button', { name: 'Reject and send email' }).click();
    }
  }

  override async approveWithout(names: string[]): Promise<void> {
    await this.registry.setState('locked');
    const page = await this.reviewOf('holder');
    for (const name of names) await page.getByText(`Leave out of the record: ${name}.txt`).click();
    await this.command('holder', 'approve');
  }

  override async actionsOffered(who: StaffRole): Promise<PendingAction[]> {
    const page = await this.reviewOf(who);
    const names = await page.getByRole('main').getByRole('button').allInnerTexts();
    return (Object.keys(ACTIONS) as PendingAction[]).filter((action) => names.includes(ACTIONS[action]));
  }

  override async notice(who: StaffRole, expected: PendingNotice): Promise<PendingNotice> {
    const page = await this.reviewOf(who);
    const filing = await this.registry.pending();
    const textOf = (notice: PendingNotice) => pendingNoticeText(notice, filing, USER_IDS[who]);
    // Of a lock that was lost the notice warns; of a decision it tells.
    const alerts = page.locator('.usa-alert--warning, .usa-alert--info');
    if (expected !== 'none') await expect(alerts.filter({ hasText: textOf(expected) })).toBeVisible(SOON);
    const text = (await alerts.allInnerTexts()).join('\n');
    return PENDING_NOTICES.find((notice) => notice !== 'none' && text.includes(textOf(notice))) ?? 'none';
  }

  override async processedBy(who: StaffRole, expected: StaffRole): Promise<StaffRole> {
    const page = await this.reviewOf(who);
    const pending = await this.registry.pending();
    const { lockUserId } = pending;
    const text = reviewLockText(pending, USER_IDS[who]);
    await expect(page.getByText(text)).toBeVisible(SOON);
    const roles = Object.keys(USER_IDS) as StaffRole[];
    return (
      roles.find((role) => USER_IDS[role] === lockUserId) ?? (expected === 'nobody' ? expected : 'nobody')
    );
  }

  override async fact(label: string): Promise<string> {
    await this.reviewOf('otherAdmin');
    return (await this.definition(label).innerText()).trim();
  }

  override async decisionFact(label: string): Promise<string> {
    const page = await this.reviewOf('otherAdmin');
    await page.getByRole('heading', { name: 'Decided filing' }).waitFor(PATIENCE);
    return this.fact(label);
  }

  override documentNumber(): Promise<string> {
    return this.registry.documentNumber();
  }

  override async followDecided(list: DecidedList): Promise<string> {
    const { page } = this.context;
    const { path, link } = decidedOn(page, list, await this.registry.filing());
    await openSignedOn(page, this.context.baseUrl, PEOPLE.holder, path);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Decided filing' }).waitFor(PATIENCE);
    return (await this.definitionOn(page, 'Document number').innerText()).trim();
  }

  override async expectedFact(label: string): Promise<string> {
    const filing = await this.registry.pending();
    const facts: Readonly<Record<string, string>> = {
      'Entity name': filing.entityName,
      'Entity ID #': filing.mstrTransId,
      Email: filing.email,
      Filing: filing.transactionDescription,
      'Submitted on': filing.receivedDateString,
    };
    const fact = facts[label];
    if (!fact) throw new Error(`The registry tells nothing that is called "${label}".`);
    return fact;
  }

  override async isDocumentReadable(): Promise<boolean> {
    return savesFiling(await this.reviewOf('otherAdmin'));
  }

  override async attachments(): Promise<AttachmentRow[]> {
    return attachmentRows(await this.reviewOf('otherAdmin'));
  }

  override async reload(): Promise<void> {
    const page = await this.reviewOf('holder');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor(PATIENCE);
  }

  override async signOnAgain(): Promise<void> {
    const page = await this.reviewOf('holder');
    const path = new URL(page.url()).pathname;
    for (const address of REFUSED_WHILE_OVER)
      await page.route(address, (route) =>
        route.fulfill({ status: 401, json: { apiData: { code: 401, message: 'Sign on first.' } } }),
      );
    await page.waitForURL((url) => url.pathname !== path, PATIENCE);
    for (const address of REFUSED_WHILE_OVER) await page.unroute(address);
    await fillSignOn(page, PEOPLE.holder);
    await page.waitForURL((url) => url.pathname === path, PATIENCE);
    await page.getByRole('heading', { level: 1 }).waitFor(PATIENCE);
  }

  override async queueMessage(): Promise<string> {
    const page = await this.reviewOf('holder');
    const message = page.locator('.usa-alert--success');
    await message.waitFor(PATIENCE);
    return (await message.innerText()).trim();
  }

  override async queueMessageOfFiling(): Promise<string> {
    const page = await this.reviewOf('holder');
    const { transactionDescription, entityName } = await this.registry.pending();
    const message = page.locator('.usa-alert', { hasText: `${transactionDescription} for ${entityName}` });
    await message.waitFor(PATIENCE);
    const text = (await message.locator('.usa-alert__text').innerText()).trim();
    return text.replace(alertPrefix('error', ''), '');
  }

  override async reviewFromQueueMessage(): Promise<void> {
    const page = await this.reviewOf('holder');
    await page.getByRole('link', { name: /^Open the review of / }).click();
    await page.getByRole('heading', { level: 1, name: 'Pending review' }).waitFor(PATIENCE);
    const { entityName } = await this.registry.pending();
    await expect(this.definitionOn(page, 'Entity name')).toHaveText(entityName);
  }

  override async writeRejection(text: string): Promise<void> {
    const page = await this.reviewOf('holder');
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByLabel('Additional text').fill(text);
  }

  override async writtenRejection(): Promise<string> {
    const page = await this.reviewOf('holder');
    return page.getByLabel('Additional text').inputValue();
  }

  private definition(label: string): Locator {
    return this.definitionOn(this.pages.get('otherAdmin') ?? this.context.page, label);
  }

  private definitionOn(page: Page, label: string): Locator {
    return page
      .locator('dt', { hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd[1]');
  }
}

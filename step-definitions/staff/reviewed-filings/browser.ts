import type { Page } from '@playwright/test';
import type { StepName } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { levelDriver } from '../../foundation/level-driver';
import { ApiPaymentDriver } from '../../payment/api';
import { BrowserPaymentDriver } from '../../payment/browser';
import { ApiReviewedFilingsDriver } from './api';
import type { ReviewedFilingsDriver } from './driver';

/** The filer's view of a reviewed filing in a browser; the office decides by its operations. */
export class BrowserReviewedFilingsDriver extends levelDriver<ReviewedFilingsDriver>() {
  private readonly registry: ApiReviewedFilingsDriver;
  /** The page of a visitor who was given the address of the receipt; before that, its filer's own. */
  private reader: Page | undefined;

  constructor(private readonly context: BrowserScenarioContext) {
    super();
    this.registry = new ApiReviewedFilingsDriver(context.api, new ApiPaymentDriver(context.api));
  }

  override queue(attachments: string[]): Promise<void> {
    return this.registry.queue(attachments);
  }

  override accept(leftOut: string[]): Promise<void> {
    return this.registry.accept(leftOut);
  }

  override reject(reason: string): Promise<void> {
    return this.registry.reject(reason);
  }

  override async followMail(): Promise<void> {
    await this.context.goTo(await this.registry.mailedAddress());
    await this.state.waitFor();
  }

  /** In a browser that knows nothing of the filing. */
  override async passReceiptOn(): Promise<void> {
    const { page } = this.context;
    // The page puts the receipt's reference in the place of the filing's own, which the mail has.
    const mailed = await this.registry.mailedAddress();
    await page.waitForURL((url) => !`${url.pathname}${url.search}`.startsWith(mailed));
    const address = page.url();
    const browser = page.context().browser();
    if (!browser) throw new Error('There is no browser for somebody else.');
    this.reader = await (await browser.newContext()).newPage();
    await this.reader.goto(address);
    await this.state.waitFor();
  }

  override async isTold(text: string): Promise<boolean> {
    return (await (this.reader ?? this.context.page).locator('body').innerText()).includes(text);
  }

  override async canCorrect(): Promise<boolean> {
    const page = this.reader ?? this.context.page;
    return (await page.getByRole('button', { name: 'Correct this filing' }).count()) > 0;
  }

  override async notice(): Promise<string> {
    const first = await this.state.locator('strong').innerText();
    const otherTexts = await this.state.locator('.usa-alert__text > p').allInnerTexts();
    return [first, ...otherTexts.filter((text) => !/^The reasons? (is|are):$/.test(text))].join(' ');
  }

  override reasons(): Promise<string[]> {
    return this.state.getByRole('listitem').allInnerTexts();
  }

  override charges(): Promise<string[]> {
    return this.registry.charges();
  }

  override async openCorrection(): Promise<void> {
    await this.context.button('Correct this filing').click();
    await this.context.arriveAt('filingreview');
    await this.context.heading.waitFor();
  }

  override async loadAnew(): Promise<void> {
    await this.context.page.reload();
    await this.context.heading.waitFor();
  }

  override async correctAndPay(): Promise<void> {
    await this.openCorrection();
    const { email, additionalInfo } = this.registry.correction;
    await this.edit('notification email', 'email', /^Email address/, email);
    await this.edit('additional information', 'additionalinfo', /^Additional information/, additionalInfo);
    await new BrowserPaymentDriver(this.context).payWithCard('success');
    await this.state.waitFor();
    await this.registry.requeued();
  }

  /** Changes a field of a section of the review, and comes back to the review. */
  private async edit(section: string, step: StepName, label: RegExp, value: string): Promise<void> {
    await this.context.button(`Edit ${section}`).click();
    await this.context.arriveAt(step);
    await this.context.main.getByRole('textbox', { name: label }).fill(value);
    await this.context.button('Save changes').click();
    await this.context.arriveAt('filingreview');
    await this.context.button(`Edit ${section}`).waitFor();
  }

  override isCorrectionUnderReview(): Promise<boolean> {
    return this.registry.isCorrectionUnderReview();
  }

  override isCorrectionOnRecord(): Promise<boolean> {
    return this.registry.isCorrectionOnRecord();
  }

  override isInEffect(): Promise<boolean> {
    return this.registry.isInEffect();
  }

  private get state() {
    return (this.reader ?? this.context.page).locator('main .usa-alert').first();
  }
}

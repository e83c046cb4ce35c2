import type { Locator } from '@playwright/test';
import { MATTER_KINDS, PATHS } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { levelDriver } from '../../foundation/level-driver';
import { ApiPaymentDriver } from '../../payment/api';
import { openSignedOn } from '../../scenario/sign-on/kept-sign-on';
import { ApiPaymentMattersDriver } from './api';
import type { PaymentMattersDriver } from './driver';

const PATIENCE = { timeout: 10_000 };
const LAST_PAGE = `${PATHS.payments}?page=99999`;
const FILED = /Document (\d+), filed (.+ [AP]M M[DS]T)/;

/** Payments that need attention, on the page of staff. The provider reports them to the server. */
export class BrowserPaymentMattersDriver extends levelDriver<PaymentMattersDriver>() {
  private readonly registry: ApiPaymentMattersDriver;
  private isOpen = false;

  constructor(private readonly context: BrowserScenarioContext) {
    super();
    this.registry = new ApiPaymentMattersDriver(context.api, new ApiPaymentDriver(context.api));
  }

  override reportUnknownPayment(): Promise<void> {
    return this.registry.reportUnknownPayment();
  }

  override async shown(): Promise<string> {
    await this.openList('Morgan Reyes');
    if ((await this.row.count()) === 0) return '';
    const text = await this.row.innerText();
    const kind = Object.values(MATTER_KINDS).find((one) => text.includes(one)) ?? '';
    const [, document, day] = FILED.exec(text) ?? [];
    return document === undefined ? kind : `${kind}, document ${document}, filed ${day}`;
  }

  override async openList(name: string): Promise<void> {
    const { page, baseUrl, main } = this.context;
    await openSignedOn(page, baseUrl, name, LAST_PAGE);
    await main.getByRole('heading', { level: 2, name: /payments? needs? attention/i }).waitFor(PATIENCE);
    this.isOpen = true;
  }

  override async close(name: string, note: string): Promise<void> {
    if (!this.isOpen) await this.openList(name);
    await this.row.getByRole('button', { name: /^Close/ }).click();
    const dialog = this.context.page.getByRole('dialog');
    await dialog.getByLabel(/^What was done/).fill(note);
    await dialog.getByRole('button', { name: 'Close the payment' }).click();
    await this.message.waitFor(PATIENCE);
    await this.row.waitFor({ ...PATIENCE, state: 'detached' });
  }

  override async told(): Promise<string> {
    return (await this.message.innerText()).trim().replace(/^(Success|Warning) - /, '');
  }

  override noted(): Promise<string[]> {
    return this.registry.noted();
  }

  private get row(): Locator {
    return this.context.main.getByRole('row').filter({ hasText: this.registry.reported() });
  }

  private get message(): Locator {
    return this.context.main.locator('.usa-alert--success, .usa-alert--warning');
  }
}

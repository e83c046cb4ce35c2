import { CONFIRM_PRECEDED, filingPath, PRECEDED_UNCONFIRMED } from '#rules';
import { typeOf } from '../scenario/context/named-filing';
import type { Card, PaymentDriver } from './driver';
import { levelDriver } from '../foundation/level-driver';
import { ApiPaymentDriver } from './api';
import { cardNumber } from './cards';
import type { BrowserScenarioContext } from '../scenario/context/browser';

const PATIENCE = { timeout: 20_000 };

/** Payment, on the hosted card page. */
export class BrowserPaymentDriver extends levelDriver<PaymentDriver>() {
  private readonly registry: ApiPaymentDriver;

  constructor(private readonly context: BrowserScenarioContext) {
    super();
    this.registry = new ApiPaymentDriver(context.api);
  }

  override formCompanyWithSameName(): Promise<void> {
    return this.registry.formCompanyWithSameName();
  }

  override async payWithCard(card: Card): Promise<void> {
    await this.comeToCard();
    const { page } = this.context;
    await page.getByRole('textbox', { name: 'Card number' }).fill(cardNumber(card));
    await page.getByRole('textbox', { name: 'Expiration date' }).fill('12/39');
    await page.getByRole('textbox', { name: 'Security code' }).fill('123');
    await page.getByRole('textbox', { name: 'Name on card' }).fill('Ada Lindqvist');
    await page.getByRole('button', { name: /^Pay / }).click();
    const came = page.getByRole('button', { name: 'Print receipt' });
    await came
      .or(page.getByRole('heading', { name: 'There is a problem' }))
      .first()
      .waitFor(PATIENCE);
  }

  override async abandonPayment(): Promise<void> {
    await this.comeToCard();
    await this.context.page.getByRole('button', { name: 'Cancel payment and return' }).click();
    await this.context.page.waitForURL(/\/business\//, PATIENCE);
    // Until the registry knows of it, the filing keeps its name.
    await this.context.main.getByRole('heading', { level: 1 }).waitFor(PATIENCE);
    await this.context.main.getByText('Loading your receipt…').waitFor({ ...PATIENCE, state: 'hidden' });
  }

  override prepareOfficeChange(): Promise<void> {
    return this.registry.prepareOfficeChange();
  }

  override moveOfficeByOther(): Promise<void> {
    return this.registry.moveOfficeByOther();
  }

  override moveOfficeLater(): Promise<void> {
    return this.registry.moveOfficeLater();
  }

  override async askedToConfirm(): Promise<string> {
    return (await this.context.main.getByText(PRECEDED_UNCONFIRMED).innerText()).replace(/^Error:\s*/, '');
  }

  override async confirmAndPay(): Promise<void> {
    await this.context.main.getByText(CONFIRM_PRECEDED).click();
    await this.context.button(/^Pay \$/).click();
    await this.context.page.waitForURL(/\/pay\//, PATIENCE);
  }

  override async requestPayment(): Promise<void> {
    await this.context.open('filingreview');
    await this.context.button(/^Pay \$/).click();
  }

  /** What the review says has changed; each on a line. */
  override async refusal(): Promise<string> {
    const changes = this.context.main
      .locator('.usa-alert--warning', { hasText: 'Something has changed since this filing began' })
      .getByRole('listitem');
    await changes.first().waitFor(PATIENCE);
    return (await changes.allInnerTexts()).join(' ').trim();
  }

  override async refusalAfterReload(): Promise<string> {
    await this.context.page.reload();
    return this.refusal();
  }

  override async reportLateSuccess(): Promise<void> {
    // The way back from the card page has led to the review; the receipt has the address that a mail gives.
    const refId = await this.context.page.evaluate(() => sessionStorage.getItem('ref') ?? '');
    this.context.api.refId = refId;
    await this.registry.reportLateSuccess();
    await this.context.goTo(filingPath(typeOf(this.context.api.filing), 'receipt', { refId }));
  }

  override async refund(): Promise<string> {
    const refunded = this.context.main.getByRole('heading', { level: 1, name: 'Payment refunded' });
    await refunded.waitFor(PATIENCE);
    const heading = await this.context.main.locator('.usa-alert__heading').innerText();
    return heading.replace(/^Error - /, '').trim();
  }

  override chargeCount(): Promise<number> {
    return this.registry.chargeCount();
  }

  override receiptCode(): Promise<number> {
    return this.registry.receiptCode();
  }

  private async comeToCard(): Promise<void> {
    if (this.context.page.url().includes('/pay/')) return;
    // A filing entered by hand is paid as it is on the review.
    if (this.context.place() !== 'filingreview') await this.context.open('filingreview');
    await this.context.button(/^Pay \$/).click();
    await this.context.page.waitForURL(/\/pay\//, PATIENCE);
  }
}

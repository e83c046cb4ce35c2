import type { Card, PaymentDriver } from './driver';
import { ApiPayment } from './api';
import { cardNumber } from './cards';
import type { BrowserDesk } from '../context/browser';

const PATIENCE = { timeout: 20_000 };

/** Payment, on the hosted card page. */
export class BrowserPayment implements Pick<
  PaymentDriver,
  'takeNameMeanwhile' | 'pay' | 'abandon' | 'charges' | 'receiptCode'
> {
  private readonly registry: ApiPayment;

  constructor(private readonly desk: BrowserDesk) {
    this.registry = new ApiPayment(desk.api);
  }

  takeNameMeanwhile(): Promise<void> {
    return this.registry.takeNameMeanwhile();
  }

  async pay(card: Card): Promise<void> {
    await this.comeToCard();
    const { page } = this.desk;
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

  async abandon(): Promise<void> {
    await this.comeToCard();
    await this.desk.page.getByRole('button', { name: 'Cancel payment and return' }).click();
    await this.desk.page.waitForURL(/\/business\//, PATIENCE);
  }

  charges(): Promise<number> {
    return this.registry.charges();
  }

  receiptCode(): Promise<number> {
    return this.registry.receiptCode();
  }

  private async comeToCard(): Promise<void> {
    if (this.desk.page.url().includes('/pay/')) return;
    await this.desk.open('filingreview');
    await this.desk.button('Next').click();
    await this.desk.page.waitForURL(/\/pay\//, PATIENCE);
  }
}

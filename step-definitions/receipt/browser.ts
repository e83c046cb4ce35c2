import { ApiPayment } from '../payment/api';
import { ApiReceipt } from './api';
import type { ReceiptDriver, ReceiptFacts } from './driver';
import type { BrowserDesk } from '../context/browser';

/** The receipt, as the filer reads it. */
export class BrowserReceipt implements Pick<
  ReceiptDriver,
  'facts' | 'entityName' | 'send' | 'isQueued' | 'standing'
> {
  private readonly registry: ApiReceipt;

  constructor(private readonly desk: BrowserDesk) {
    this.registry = new ApiReceipt(desk.api, new ApiPayment(desk.api));
  }

  async facts(): Promise<ReceiptFacts> {
    return {
      name: await this.read('Name'),
      amount: Number((await this.read('Amount')).replace(/[$,]/g, '')),
      masterId: await this.read('ID number'),
      last4: await this.read('Last 4 digits'),
    };
  }

  entityName(): string {
    return this.desk.api.filing.entityNameValues.name;
  }

  async send(email: string): Promise<void> {
    await this.desk.main.getByRole('textbox', { name: /^Email/ }).fill(email);
    await this.desk.button('Send').click();
    await this.desk.page.getByText('Email has been sent!').waitFor();
  }

  isQueued(email: string): Promise<boolean> {
    return this.registry.isQueued(email);
  }

  async standing(): Promise<string> {
    const entityId = await this.read('ID number');
    const { data } = await this.desk.api.client.call('entitySummary', { query: { entityId } });
    return data?.entitySummary?.status ?? '';
  }

  private async read(term: string): Promise<string> {
    const terms = await this.desk.main.getByRole('term').allInnerTexts();
    const place = terms.findIndex((text) => text.trim().startsWith(term));
    return place < 0 ? '' : (await this.desk.main.getByRole('definition').nth(place).innerText()).trim();
  }
}

import { ApiPaymentDriver } from '../../payment/api';
import { ApiReceiptDriver } from './api';
import type { ReceiptDriver, ReceiptFacts } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';

/** The receipt, as the filer reads it. */
export class BrowserReceiptDriver extends levelDriver<ReceiptDriver>() {
  private readonly registry: ApiReceiptDriver;
  /** Of the receipt that was read last. */
  private entityId = '';

  constructor(private readonly context: BrowserScenarioContext) {
    super();
    this.registry = new ApiReceiptDriver(context.api, new ApiPaymentDriver(context.api));
  }

  override async facts(): Promise<ReceiptFacts> {
    this.entityId = await this.read('ID number');
    return {
      name: await this.read('Name'),
      amount: Number((await this.read('Amount')).replace(/[$,]/g, '')),
      masterId: this.entityId,
      last4: await this.read('Last 4 digits'),
    };
  }

  override async lines(): Promise<{ line: string; value: string }[]> {
    const { main } = this.context;
    const [terms, values] = await Promise.all(
      (['term', 'definition'] as const).map((role) => main.getByRole(role).allInnerTexts()),
    );
    return (terms ?? []).map((line, place) => ({ line: line.trim(), value: values?.[place]?.trim() ?? '' }));
  }

  override entityName(): string {
    return this.context.api.filing.entityNameValues.name;
  }

  override async sendReceipt(email: string): Promise<void> {
    await this.context.main.getByRole('textbox', { name: /^Email/ }).fill(email);
    await this.context.button('Send').click();
    await this.context.main.getByText('Email has been sent!').waitFor();
  }

  override isMessageQueued(email: string): Promise<boolean> {
    return this.registry.isMessageQueued(email);
  }

  /** As the public record shows it, under the name that was filed. */
  override async entityStatus(): Promise<string> {
    await this.context.goTo(`/business/search/${this.entityId}/summary`);
    const shownName = await this.context.definedAs('Name');
    if (shownName !== this.entityName()) throw new Error(`The public record shows the name "${shownName}".`);
    return await this.context.definedAs('Status');
  }

  private async read(term: string): Promise<string> {
    return (await this.lines()).find(({ line }) => line.startsWith(term))?.value ?? '';
  }
}

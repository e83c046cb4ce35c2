import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { levelDriver } from '../../foundation/level-driver';
import { ApiPaymentDriver } from '../../payment/api';
import { ApiNoticesDriver } from './api';
import type { NoticesDriver } from './driver';

/** What a contact reads, and where the links of the message lead in a browser. */
export class BrowserNoticesDriver extends levelDriver<NoticesDriver>() {
  private readonly api: ApiNoticesDriver;

  constructor(private readonly context: BrowserScenarioContext) {
    super();
    this.api = new ApiNoticesDriver(context.api, new ApiPaymentDriver(context.api));
  }

  override formCompany(): Promise<void> {
    return this.api.formCompany();
  }

  override moveOffice(street: string): Promise<void> {
    return this.api.moveOffice(street);
  }

  override toldOwner(): Promise<string[]> {
    return this.api.toldOwner();
  }

  override async linkedPages(): Promise<string[]> {
    const headings: string[] = [];
    for (const path of this.api.linkedPaths()) {
      await this.context.goTo(path);
      headings.push(await this.context.heading.innerText());
    }
    return headings;
  }
}

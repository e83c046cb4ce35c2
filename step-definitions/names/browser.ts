import type { NamesDriver } from './driver';
import { NAMES_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import { ApiNamesDriver } from './api';
import { ApiPaymentDriver } from '../payment/api';
import type { BrowserScenarioContext } from '../context/browser';

/** Names on record come from the registry; the reserved-name question is answered in its dialog. */
export class BrowserNamesDriver extends levelDriver<NamesDriver>('browser', NAMES_ACTIONS) {
  private readonly registry: ApiNamesDriver;

  constructor(private readonly context: BrowserScenarioContext) {
    super();
    this.registry = new ApiNamesDriver(context.api, new ApiPaymentDriver(context.api));
  }

  override recordEntity(name: string): Promise<void> {
    return this.registry.recordEntity(name);
  }

  override reserveName(name: string, owner: string): Promise<void> {
    return this.registry.reserveName(name, owner);
  }

  override async answerReservedName(isAuthorized: boolean): Promise<void> {
    await this.context.dialog.getByRole('button', { name: isAuthorized ? 'Yes' : 'No', exact: true }).click();
    await this.context.dialog.waitFor({ state: 'hidden' });
  }

  override async isAskedAboutReservation(): Promise<boolean> {
    return this.context.page.getByRole('alertdialog', { name: 'This name is reserved' }).isVisible();
  }
}

import type { NamesDriver } from './driver';
import { ApiNames } from './api';
import { ApiPayment } from '../payment/api';
import type { BrowserDesk } from '../context/browser';

/** Names on record come from the registry; the reserved-name question is answered where it stands. */
export class BrowserNames implements Pick<
  NamesDriver,
  'putOnRecord' | 'reserve' | 'answerReserved' | 'isAskedAboutReservation'
> {
  private readonly registry: ApiNames;

  constructor(private readonly desk: BrowserDesk) {
    this.registry = new ApiNames(desk.api, new ApiPayment(desk.api));
  }

  putOnRecord(name: string): Promise<void> {
    return this.registry.putOnRecord(name);
  }

  reserve(name: string, owner: string): Promise<void> {
    return this.registry.reserve(name, owner);
  }

  async answerReserved(isAuthorized: boolean): Promise<void> {
    await this.desk.dialog.getByRole('button', { name: isAuthorized ? 'Yes' : 'No', exact: true }).click();
    await this.desk.dialog.waitFor({ state: 'hidden' });
  }

  async isAskedAboutReservation(): Promise<boolean> {
    return this.desk.page.getByRole('alertdialog', { name: 'This name is reserved' }).isVisible();
  }
}

import type { AddressSelection } from '#rules';
import { addressFromLine } from '../samples/address-line';
import type { AddressesDriver } from './driver';
import type { BrowserDesk } from '../context/browser';
import type { BrowserForm } from '../forms/browser';

const LABELS: Record<AddressSelection, RegExp> = {
  VERIFIED: /^Suggested address/,
  USER: /^Address you entered/,
  NOT_SELECTED: /^$/,
};

/** Addresses, entered and kept in the verification dialog. */
export class BrowserAddresses implements Pick<AddressesDriver, 'enterStreet' | 'keep' | 'canBeKept'> {
  constructor(
    private readonly desk: BrowserDesk,
    private readonly form: BrowserForm,
  ) {}

  async enterStreet(line: string): Promise<void> {
    const { address1, city, state, zip } = addressFromLine(line);
    await this.form.enter('street address', address1);
    await this.form.enter('street city', city);
    await this.form.enter('street state', state);
    await this.form.enter('street ZIP code', zip);
  }

  async keep(selection: AddressSelection): Promise<void> {
    await this.desk.dialog.getByText(LABELS[selection]).first().click();
    await this.desk.dialog.getByRole('button', { name: /^Use (this|these) address/ }).click();
    await this.desk.dialog.waitFor({ state: 'hidden' });
  }

  canBeKept(): Promise<boolean> {
    return this.desk.dialog.getByRole('button', { name: /^Use (this|these) address/ }).isVisible();
  }
}

import type { AddressSelection } from '#rules';
import { addressFromLine } from '../samples/address-line';
import type { AddressesDriver } from './driver';
import { ADDRESSES_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { BrowserScenarioContext } from '../context/browser';
import type { BrowserFormsDriver } from '../forms/browser';

const LABELS: Record<AddressSelection, RegExp> = {
  VERIFIED: /^Suggested address/,
  USER: /^Address you entered/,
  NOT_SELECTED: /^$/,
};

/** Addresses, entered and kept in the verification dialog. */
export class BrowserAddressesDriver extends levelDriver<AddressesDriver>('browser', ADDRESSES_ACTIONS) {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserFormsDriver,
  ) {
    super();
  }

  override async enterStreetAddress(line: string): Promise<void> {
    const { address1, city, state, zip } = addressFromLine(line);
    await this.form.enter('street address', address1);
    await this.form.enter('street city', city);
    await this.form.enter('street state', state);
    await this.form.enter('street ZIP code', zip);
  }

  override async keepAddress(selection: AddressSelection): Promise<void> {
    await this.context.dialog.getByText(LABELS[selection]).first().click();
    await this.context.dialog.getByRole('button', { name: /^Use (this|these) address/ }).click();
    await this.context.dialog.waitFor({ state: 'hidden' });
  }

  override canKeepAddresses(): Promise<boolean> {
    return this.context.dialog.getByRole('button', { name: /^Use (this|these) address/ }).isVisible();
  }
}

import type { AddressSelection } from '#rules';
import { addressFromLine } from '../samples/address-line';
import type { AddressesDriver } from './driver';
import { ADDRESSES_VERBS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { BrowserScenarioContext } from '../context/browser';
import type { BrowserForms } from '../forms/browser';

const LABELS: Record<AddressSelection, RegExp> = {
  VERIFIED: /^Suggested address/,
  USER: /^Address you entered/,
  NOT_SELECTED: /^$/,
};

/** Addresses, entered and kept in the verification dialog. */
export class BrowserAddresses extends levelDriver<AddressesDriver>('browser', ADDRESSES_VERBS) {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly form: BrowserForms,
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
